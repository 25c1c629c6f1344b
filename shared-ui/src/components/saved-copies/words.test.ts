import { expect, test, vi } from "vitest";
import { timeInWords } from "./words.ts";

vi.mock("../../content/saved-copies.ts", () => import("../../content/so/saved-copies.ts"));

test("a time in Somali has digits alone: not every browser has its names of months", () => {
  const time = new Date(2026, 10, 21, 8, 5).toISOString();
  expect(timeInWords(time)).toBe("21/11/2026, 08:05");
});
