import { describe, expect, it } from "vitest";
import {
  checkAdditions,
  documentAdditions,
  documentAdditionsDraft,
  eventAdditions,
  eventAdditionsDraft,
  projectAdditionLabels,
  projectAdditions,
  projectAdditionsDraft,
} from "./addition-values.ts";

const stored = {
  ...{ district: "Kismayo", latitude: -0.358, longitude: 42.545, stage: "ongoing", progress: 0 },
  startYear: 2024,
  translations: { so: { title: "Ceel", components: ["", "Qodid"] } },
} as const;
const project = () => projectAdditions(stored as unknown as Parameters<typeof projectAdditions>[0]);

describe("what a form holds beyond the contract", () => {
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
    expect(documentAdditionsDraft({ ...documentAdditions(), closingDate: "2026-03-01" }, true)).toEqual({
      closingDate: "2026-03-01",
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

  it("shows an event's moments by the ministry's clock, and sends them as the moments they are", () => {
    const startsAt = "2026-03-01T21:30:00.000Z";
    const values = eventAdditions({ startsAt });
    expect(values).toMatchObject({ startsAt: "2026-03-02T00:30", endsAt: "" });
    expect(eventAdditionsDraft(values, true)).toEqual({ startsAt });
    expect(eventAdditionsDraft({ ...values, startsAt: "" }, false)).toMatchObject({
      startsAt: "",
      endsAt: "",
      venue: "",
    });
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

describe("what keeps a form from being sent", () => {
  it("is nothing where all is empty or fits", () => {
    expect(checkAdditions(projectAdditions())).toEqual({});
    expect(checkAdditions(project())).toEqual({});
  });

  it.each([
    ["latitude", { latitude: "95", longitude: "1" }],
    ["longitude", { latitude: "1", longitude: "1e2" }],
    ["longitude", { latitude: "1" }],
    ["latitude", { longitude: "1" }],
    ["progress", { progress: "12.5" }],
    ["startYear", { startYear: "24" }],
    ["district", { district: "d".repeat(101) }],
    ["closingDate", { closingDate: "soon" }],
    ["startsAt", { startsAt: "2026-02-30T09:00" }],
    ["endsAt", { endsAt: "2026-03-01T09:00" }],
    ["endsAt", { startsAt: "2026-03-01T09:00", endsAt: "2026-03-01T08:59" }],
    ["venue", { venue: "v".repeat(201) }],
  ])("is a sentence beside the field %s for %j", (name, values) => {
    const problems = checkAdditions(values);
    expect(Object.keys(problems)).toEqual([name]);
    expect(problems[name]).toMatch(/^[A-Z].*\.$/);
  });
});
