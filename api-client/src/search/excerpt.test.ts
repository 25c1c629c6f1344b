import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const words = new Set(["kiosk"]);
const long = "Water for the villages of the north. ".repeat(10);

test("a hit shows its description where that or the title has the word", () => {
  const entry = { title: "Ponds", description: "A kiosk", more: "Another kiosk" };
  expect(excerptOf(entry, words)).toEqual({ text: "A kiosk", isDescription: true });
  expect(excerptOf({ ...entry, title: "Kiosk", description: "Water" }, words).text).toBe("Water");
});

test("a hit shows the text around a match that neither title nor description has", () => {
  const { text, isDescription } = excerptOf(
    { title: "Ponds", description: "Water", more: `${long}Then a kiosk. ${long}` },
    words,
  );
  expect(isDescription).toBe(false);
  expect(text).toMatch(/^… .*\bkiosk\b.* …$/);
  expect(text.length).toBeLessThan(210);
});

test("a long description is cut around the word", () => {
  const { text } = excerptOf({ title: "Ponds", description: `${long}kiosk` }, words);
  expect(text).toMatch(/^… .*kiosk$/);
  expect(excerptOf({ title: "Kiosk", description: long }, words).text).toMatch(/^Water for .* …$/);
});
