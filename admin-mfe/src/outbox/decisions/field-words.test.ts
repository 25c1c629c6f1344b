import { expect, it } from "vitest";
import { isWritten } from "./field-words.ts";

it("shows words in place, and leaves moments, choices and numbers to the form", () => {
  expect(
    ["title", "moreDescription", "venue", "district", "detail"].filter((one) => !isWritten(one)),
  ).toEqual([]);
  const others = ["startsAt", "endsAt", "closingDate", "sector", "language", "stage", "category", "index"];
  expect(others.filter(isWritten)).toEqual([]);
});
