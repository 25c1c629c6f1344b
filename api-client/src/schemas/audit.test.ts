import { describe, expect, test } from "vitest";
import { changesOf, readAuditEntry } from "./audit.ts";

describe("what an audit event changed", () => {
  test("is listed field by field, under clean names, without what stayed the same", () => {
    const before = { _id: "p", title: "Well", desc: "Old", geogrpahic: "North", stackeHolder1: "a.jpg" };
    const after = {
      ...before,
      desc: "New",
      geogrpahic: "",
      stackeHolder1: "b.jpg",
      updatedAt: "now",
      media: {},
    };
    expect(changesOf("project", before, after)).toEqual([
      { field: "description", before: "Old", after: "New" },
      { field: "geography", before: "North" },
      { field: "stakeholderOne", before: { picture: "a.jpg" }, after: { picture: "b.jpg" } },
    ]);
  });

  test("achievements come as lines, in every shape, photos by their ids", () => {
    const before = { achievements: ["Wall built"], Photos: [{ _id: "1", Image: "a.jpg" }] };
    const after = {
      achievements: [{ title: "Wall built", detail: "12 m", progress: 40 }],
      Photos: [{ _id: "1", Image: "a.jpg" }, { Image: "b.jpg" }],
    };
    expect(changesOf("project", before, after)).toEqual([
      {
        field: "achievements",
        before: { lines: ["Wall built"] },
        after: { lines: ["Wall built (40%) – 12 m"] },
      },
      { field: "photos", before: { photos: ["1"] }, after: { photos: ["1", "b.jpg"] } },
    ]);
  });

  test("a record that was made has only an after, a deleted one only a before", () => {
    expect(changesOf("event", null, { title: "Opening", ministry: " " })).toEqual([
      { field: "title", after: "Opening" },
    ]);
    expect(changesOf("achievement", { title: "Dug", progress: 0 }, undefined)).toEqual([
      { field: "title", before: "Dug" },
      { field: "progress", before: "0%" },
    ]);
  });

  test("figures, places and the texts of each other language are fields of their own", () => {
    const before = { title: "Well", progress: 40, latitude: 0, longitude: 42.5 };
    const after = {
      ...before,
      progress: 55,
      stage: "ongoing",
      translations: { so: { title: "Ceel", components: ["Qodid", ""] }, ar: { title: "بئر" } },
    };
    expect(changesOf("project", before, after)).toEqual([
      { field: "stage", after: "ongoing" },
      { field: "progress", before: "40", after: "55" },
      { field: "translations.so", after: { lines: ["Ceel", "Qodid"] } },
      { field: "translations.ar", after: { lines: ["بئر"] } },
    ]);
    expect(changesOf("document", {}, { closingDate: "2026-03-01", district: " " })).toEqual([
      { field: "closingDate", after: "2026-03-01" },
    ]);
  });

  test("another file of the same name is a change", () => {
    const [change] = changesOf(
      "document",
      { filename: "a.pdf", path: "1" },
      { filename: "a.pdf", path: "2" },
    );
    expect(change).toEqual({
      field: "file",
      before: { file: "a.pdf", version: "1" },
      after: { file: "a.pdf", version: "2" },
    });
  });

  test.each([undefined, null, 5, "text", []])(
    "of a kind nobody knows, or of %j, there is nothing",
    (state) => {
      expect(changesOf("weather", { title: "a" }, { title: "b" })).toEqual([]);
      expect(changesOf("event", state, state)).toEqual([]);
    },
  );
});

describe("a line of the trail", () => {
  test("keeps what it cannot name, and the actor without an id", () => {
    const line = {
      _id: "1",
      at: "2026-01-01T00:00:00Z",
      actor: { name: "Command line" },
      action: "grant",
      kind: "x",
    };
    expect(readAuditEntry(line)).toEqual({
      id: "1",
      at: "2026-01-01T00:00:00Z",
      actor: { name: "Command line" },
      action: "grant",
      kind: "x",
      subject: { id: "", title: "" },
      changes: [],
    });
  });

  test.each([null, {}, { _id: "1" }, "line"])("%j is none", (value) => {
    expect(readAuditEntry(value)).toBeUndefined();
  });
});
