import { expect, it } from "vitest";
import { titleIn, visibleText } from "./visible-text.ts";

it.each([
  "",
  " ",
  "\u200B",
  "\u200E\u200F",
  "\u2060",
  "\u2800",
  "\u3164",
  "\u00AD",
  "\uFEFF",
  " \u200C\u200D\u200B ",
])("%j is no title", (text) => {
  expect(titleIn(text)).toBe("");
});

it("a title is stored as it was typed, without the spaces around it", () => {
  expect(titleIn("  Wells\u200B of 2026\u200F ")).toBe("Wells\u200B of 2026\u200F");
  expect(titleIn(undefined)).toBeUndefined();
});

it("joiners inside a word distinguish it, the ones around it do not", () => {
  const word = "می\u200Cشود";
  expect(visibleText(`\u200B${word}\u200C `)).toBe(word);
  expect(visibleText(word)).not.toBe(visibleText(word.replace("\u200C", "")));
});
