import { expect, test } from "vitest";
import { labelOf, wordsOf } from "./change-words.ts";

test("texts stand side by side, a new or emptied one alone", () => {
  expect(wordsOf({ field: "title", before: "Old", after: "New" })).toEqual([{ before: "Old", after: "New" }]);
  expect(wordsOf({ field: "title", after: "New" })).toEqual([{ after: "New" }]);
  expect(wordsOf({ field: "title", before: "Old" })).toEqual([{ before: "Old" }]);
});

test("a moment is told by the ministry's clock", () => {
  expect(wordsOf({ field: "startsAt", before: "2026-03-01T06:00:00.000Z", after: "" })).toMatchObject([
    { before: "2026-03-01 09:00" },
  ]);
});

test("of lists only the lines that differ are described", () => {
  const change = {
    field: "achievements",
    before: { lines: ["Wall (40%)", "Gate"] },
    after: { lines: ["Gate", "Wall (80%)"] },
  };
  expect(wordsOf(change)).toEqual([{ before: "Wall (40%)" }, { after: "Wall (80%)" }]);
  expect(wordsOf({ field: "x", before: { lines: ["a", "b"] }, after: { lines: ["b", "a"] } })).toEqual([
    { note: "in another order" },
  ]);
});

test("pictures, photos and files are described in words", () => {
  const picture = { picture: "a.jpg" };
  expect(wordsOf({ field: "coverImage", after: picture })).toEqual([{ note: "a picture was added" }]);
  expect(wordsOf({ field: "coverImage", before: picture })).toEqual([{ note: "the picture was removed" }]);
  expect(wordsOf({ field: "coverImage", before: picture, after: { picture: "b.jpg" } })).toEqual([
    { note: "another picture" },
  ]);
  expect(
    wordsOf({ field: "photos", before: { photos: ["1", "2"] }, after: { photos: ["2", "3", "4"] } }),
  ).toEqual([{ note: "2 photos added" }, { note: "1 photo removed" }]);
  const file = { file: "a.pdf", version: "1" };
  expect(wordsOf({ field: "file", before: file, after: { file: "a.pdf", version: "2" } })).toEqual([
    { note: "another file, also called a.pdf" },
  ]);
  expect(wordsOf({ field: "file", before: file, after: { file: "b.pdf", version: "2" } })).toEqual([
    { before: "a.pdf", after: "b.pdf" },
  ]);
});

test("a field of a later server keeps its own name", () => {
  expect([labelOf("geography"), labelOf("weather")]).toEqual(["Geographic", "weather"]);
});
