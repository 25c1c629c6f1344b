import { expect, it } from "vitest";
import { onOff } from "./on-off.ts";

it.each([
  ["on", true],
  ["True", true],
  ["1", true],
  ["off", false],
  ["false", false],
  ["no", false],
  ["", true],
  [undefined, true],
])("%j is %s", (given, expected) => {
  expect(onOff({ SAMPLE_DATA: given }, "SAMPLE_DATA", true)).toBe(expected);
});

it("any other word is refused by the name of its setting", () => {
  expect(() => onOff({ SAMPLE_DATA: "maybe" }, "SAMPLE_DATA", true)).toThrow(
    'SAMPLE_DATA=maybe: should be "on" or "off".',
  );
});
