import { expect, test } from "vitest";
import { dateInWords } from "./dates.ts";

test("P-169: a time is shown as a date in words", () => {
  expect(dateInWords("2024-06-01T10:00:00Z")).toBe("1 June 2024");
});

test("what is no time is not shown", () => {
  expect(dateInWords("yesterday")).toBeUndefined();
  expect(dateInWords(undefined)).toBeUndefined();
});
