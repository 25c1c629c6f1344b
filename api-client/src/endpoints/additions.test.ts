import { describe, expect, test } from "vitest";
import { oneWith } from "./decode.ts";
import { recorded } from "../testing/recorded.ts";
import { documentAnswer, eventAnswer, projectAnswer } from "../schemas/answers.ts";
import { readEvent } from "../schemas/records/event.ts";
import { readProject } from "../schemas/records/project.ts";
import { readPublication } from "../schemas/records/publication.ts";

const records = recorded("records-with-additions") as Record<
  "project" | "odd" | "event" | "document",
  object
>;
const project = oneWith(readProject);

describe("what our server adds to a record", () => {
  test("a project says where it lies, how far it is, and its texts in other languages", () => {
    expect(project(records.project)).toMatchObject({
      district: "Kismayo",
      latitude: -0.358,
      longitude: 42.545,
      stage: "ongoing",
      progress: 65,
      startYear: 2024,
      translations: {
        so: { title: "Kiosyada biyaha Kismaayo", components: ["Qodid", ""] },
        ar: { title: "أكشاك المياه في كيسمايو" },
      },
    });
  });

  test("a value that does not fit counts as absent and costs the record nothing else", () => {
    const odd = project(records.odd);
    expect(odd).toMatchObject({ title: "Odd values", translations: { so: { overview: "Guud" } } });
    expect(odd?.translations).toEqual({ so: { overview: "Guud" } });
    for (const name of ["district", "latitude", "longitude", "stage", "progress", "startYear", "language"])
      expect(odd).not.toHaveProperty(name);
  });

  test("a host without them gives records without them", () => {
    const bare = project({ _id: "p", title: "Well" });
    for (const name of ["district", "latitude", "stage", "progress", "language", "translations"])
      expect(bare).not.toHaveProperty(name);
  });

  test("an event says its sector, district and language", () => {
    expect(oneWith(readEvent)(records.event)).toMatchObject({
      sector: "water",
      district: "Afmadow",
      language: "so",
      translations: { en: { title: "A new well opened", moreDescription: "It serves two villages." } },
    });
    expect(oneWith(readEvent)({ _id: "e", title: "E", sector: "gas" })).not.toHaveProperty("sector");
  });

  test("an event says when it is held, in universal time, and where", () => {
    const held = { _id: "e", title: "E", startsAt: "2026-03-01T09:00+03:00", venue: " " };
    const event = (given: object) => oneWith(readEvent)({ ...held, ...given });
    expect(event({ endsAt: "2026-03-01T08:00:00Z", venue: "Hall" })).toMatchObject({
      startsAt: "2026-03-01T06:00:00.000Z",
      endsAt: "2026-03-01T08:00:00.000Z",
      venue: "Hall",
    });
    for (const odd of ["2026-03-01", "2026-03-01T09:00", "2026-02-30T09:00Z", "soon", 5, null])
      expect(event({ startsAt: odd, endsAt: "2026-03-01T08:00:00Z" })).toEqual(
        oneWith(readEvent)({ _id: "e", title: "E" }),
      );
    expect(event({ endsAt: "2026-03-01T05:59:59Z" })).not.toHaveProperty("endsAt");
  });

  test("a publication with a day in closingDate is a tender; anything else there is none", () => {
    const publication = oneWith(readPublication);
    expect(publication(records.document)).toMatchObject({
      closingDate: "2026-03-01",
      sector: "water",
      district: "Garbaharey",
      translations: { so: { title: "Qandaraas: bamamka" } },
    });
    expect(publication({ _id: "d", closingDate: "soon" })).not.toHaveProperty("closingDate");
  });

  test("the schemas that check and document our answers take them", () => {
    expect(projectAnswer.safeParse(records.project).success).toBe(true);
    expect(projectAnswer.safeParse({ ...records.project, translations: { fr: {} } }).success).toBe(false);
    expect(eventAnswer.safeParse(records.event).success).toBe(true);
    expect(documentAnswer.safeParse(records.document).success).toBe(true);
  });
});
