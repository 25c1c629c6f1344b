import type { Project } from "@ministry/api-client";
import { expect, it } from "vitest";
import { emptied, emptyMarked } from "./empty-fields.ts";
import { emptyProject, valuesOf } from "../project-values.ts";

const stored: Project = {
  ...{ id: "p1", sector: "water", title: "", componentTitle: "", description: "", overview: "" },
  ...{ geography: "", objective: "", components: ["", "", "", ""], achievements: [] },
  ...{ stakeholders: [undefined, undefined, undefined, undefined], photos: [] },
};
const picture = new File(["x"], "x.jpg", { type: "image/jpeg" });

it("names every marked field of a new project that is empty, with what visitors see there", () => {
  const found = emptyMarked("water", {
    ...emptyProject,
    title: "Well",
    coverImage: picture,
    description: " ",
  });
  expect(found.map(({ label }) => label)).toEqual([
    ...["Description", "Geographic", "Objective", "Achievements", "Geographic Image"],
    ...["Stakeholder 1", "Stakeholder 2", "Stakeholder 3"],
  ]);
  expect(found[2]?.shown).toContain("three standard objectives: “Enhance water access and quality.”");
  expect(found.at(-1)?.shown).toBe("nobody named as “Facilated By”");
});

it("says of an empty title that the project will be refused, in a new project and in an edit", () => {
  const shown = "nothing, since a project without a title is refused";
  const title = { label: "Title", shown, isMarked: true };
  expect(emptyMarked("water", emptyProject)[0]).toEqual(title);
  const project = { ...stored, title: "Well" };
  expect(emptied(project, { ...valuesOf(project), title: " " })).toEqual([title]);
});

it("asks for nothing that is optional, and for the component title on the energy form alone", () => {
  const full = {
    ...{ ...emptyProject, title: "a", description: "b", geography: "c", objective: "d", achievements: "e" },
    ...{ coverImage: picture, geographicImage: picture },
    ...{ stakeholderOne: picture, stakeholderTwo: picture, stakeholderThree: picture },
  };
  expect(emptyMarked("water", full)).toEqual([]);
  expect(emptyMarked("energy", full).map(({ label }) => label)).toEqual(["Component Title"]);
});

it("names the texts that an edit empties, and says of each whether it is marked on that form", () => {
  const project = { ...stored, title: "Well", componentTitle: "Parts", geography: "The coast" };
  const emptyNow = { ...valuesOf(project), componentTitle: "", geography: " " };
  expect(emptied(project, emptyNow)).toEqual([
    { label: "Component Title", shown: "“Project” above the steps", isMarked: true },
    { label: "Geography", shown: "“Nothing has been published here yet.”", isMarked: false },
  ]);
  // Those that were empty before are no news to visitors.
  expect(emptied(stored, valuesOf(stored))).toEqual([]);
});
