import type { Project } from "@ministry/api-client";
import { describe, expect, it } from "vitest";
import {
  checkProjectAdditions,
  projectAdditionLabels,
  projectAdditions,
  projectAdditionsDraft,
} from "./project-additions.ts";

const stored = {
  ...{ district: "Kismayo", latitude: -0.358, longitude: 42.545, stage: "ongoing", progress: 0 },
  startYear: 2024,
  translations: { so: { title: "Ceel", components: ["", "Qodid"] } },
} as unknown as Project;
const project = () => projectAdditions(stored);

describe("what a project's form holds beyond the contract", () => {
  it("is text, also where the record has figures, and empty where the record says nothing", () => {
    expect(project()).toMatchObject({
      district: "Kismayo",
      latitude: "-0.358",
      progress: "0",
      language: "en",
    });
    expect(project()).toMatchObject({ "so.title": "Ceel", "so.componentTwo": "Qodid", "ar.title": "" });
    expect(projectAdditions()).toMatchObject({ stage: "", "so.overview": "" });
  });

  it("sends of a new record only what was given", () => {
    expect(projectAdditionsDraft(projectAdditions(), true)).toEqual({});
    expect(projectAdditionsDraft({ ...projectAdditions(), district: "Kismayo" }, true)).toEqual({
      district: "Kismayo",
    });
  });

  it("sends of a stored record everything, so that what was emptied is taken away", () => {
    const { translations, ...texts } = projectAdditionsDraft(
      { ...project(), district: " ", "so.title": "" },
      false,
    );
    expect(texts).toMatchObject({
      district: "",
      latitude: "-0.358",
      progress: "0",
      stage: "ongoing",
      language: "en",
    });
    expect(translations).toEqual({ so: { components: ["", "Qodid", "", ""] } });
  });

  it("sends no translation into the language the record is written in", () => {
    expect(projectAdditionsDraft({ ...project(), language: "so", "en.title": "Well" }, false)).toMatchObject({
      language: "so",
      translations: { en: { title: "Well" } },
    });
  });

  it("has a name for each of its fields, by which two versions are compared", () => {
    const labels = projectAdditionLabels({ title: "Title" });
    expect(Object.keys(projectAdditions()).filter((name) => !labels[name])).toEqual([]);
    expect(labels["so.title"]).toBe("Title (Somali)");
  });
});

describe("what keeps a project's form from being sent", () => {
  it("is nothing where all is empty or fits", () => {
    expect(checkProjectAdditions(projectAdditions())).toEqual({});
    expect(checkProjectAdditions(project())).toEqual({});
  });

  it.each([
    ["latitude", { latitude: "95", longitude: "1" }],
    ["longitude", { latitude: "1", longitude: "1e2" }],
    ["longitude", { latitude: "1" }],
    ["latitude", { longitude: "1" }],
    ["progress", { progress: "12.5" }],
    ["startYear", { startYear: "24" }],
    ["district", { district: "d".repeat(101) }],
  ])("is a sentence beside the field %s for %j", (name, values) => {
    const problems = checkProjectAdditions({ ...projectAdditions(), ...values });
    expect(Object.keys(problems)).toEqual([name]);
    expect(problems[name]).toMatch(/^[A-Z].*\.$/);
  });
});
