import { expect, it } from "vitest";
import { newId } from "./ids.ts";

it("ids of one moment are different and in the order they were made in", () => {
  const now = new Date("2026-11-23T10:00:00Z");
  const ids = Array.from({ length: 1000 }, () => newId(now));
  expect(new Set(ids).size).toBe(1000);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[999]).toMatch(/^[0-9a-f]{24}$/);
});

it("an id begins with its second", () => {
  expect(newId(new Date(0x65a1b2c3 * 1000)).slice(0, 8)).toBe("65a1b2c3");
});
