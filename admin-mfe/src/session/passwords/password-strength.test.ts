import { expect, test } from "vitest";
import { passwordProblem, strengthText } from "./password-strength.ts";

test.each([
  [0, ""],
  [1, "Too short: 7 more"],
  [7, "Too short: 1 more"],
  [8, "Weak: make it longer"],
  [12, "Good"],
  [16, "Strong"],
  [201, "Too long"],
])("%i characters: %s", (length, text) => {
  expect(strengthText("x".repeat(length))).toBe(text);
});

test("a password is sent from 8 to 200 characters", () => {
  const problems = [7, 8, 200, 201].map((length) => passwordProblem("x".repeat(length)) !== undefined);
  expect(problems).toEqual([true, false, false, true]);
});
