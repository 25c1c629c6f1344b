import { expect, test } from "vitest";
import { className } from "./class-names.ts";

const sheet = ".card {\n  color: red;\n}\n";

test("a class carries its own name and a mark of its sheet's rules", () => {
  expect(className("card", "card.module.css", sheet)).toMatch(/^card_[\da-z]{5}$/);
  expect(className("card", "card.module.css", sheet.replace("red", "blue"))).not.toBe(
    className("card", "card.module.css", sheet),
  );
});

test("comments and the place of the file change no name", () => {
  const explained = `/* What is\n * on it. */\n${sheet}/* The end. */\n`;
  expect(className("card", "/elsewhere/card.module.css", explained)).toBe(
    className("card", "card.module.css", sheet),
  );
});
