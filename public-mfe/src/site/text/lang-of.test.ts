import { expect, test } from "vitest";
import { langOf } from "./lang-of.ts";

test("a text in the language of the page needs no mark, whether it was written or translated so", () => {
  expect(langOf({}, "title")).toBeUndefined();
  expect(langOf({ language: "so", translated: ["title"] }, "title")).toBeUndefined();
});

test("a text that is not translated is marked with the language of its record", () => {
  expect(langOf({ language: "so", translated: ["title"] }, "description")).toBe("so");
});
