import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

test("texts are joined to sentences, each of which ends once", () => {
  expect(sentences(["Wells of the coast", "Fourteen wells are dug. ", undefined, " ", "Ready?", 2026])).toBe(
    "Wells of the coast. Fourteen wells are dug. Ready? 2026",
  );
  expect(sentences(["هل وصل الماء؟", "(Since 2024.)", "more"])).toBe("هل وصل الماء؟ (Since 2024.) more");
  expect(sentences([])).toBe("");
});
