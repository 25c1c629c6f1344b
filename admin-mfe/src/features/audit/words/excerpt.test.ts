import { expect, test } from "vitest";
import { beginning, excerpts } from "./excerpt.ts";

const lead =
  "The pump lifts water from the deep well for three villages and their herds on the plain. ".repeat(3);
const tail =
  " The work was paid by the ministry and is kept up by the people of the villages around it.".repeat(3);

test("short texts come whole", () => {
  expect(excerpts("Old title", "New title")).toEqual(["Old title", "New title"]);
});

test("long ones are cut to where they differ, between words", () => {
  const [before, after] = excerpts(
    `${lead}It gives four litres.${tail}`,
    `${lead}It gives five litres.${tail}`,
  );
  expect(before).toMatch(/^… .*It gives four litres\..* …$/);
  expect(after).toMatch(/^… .*It gives five litres\..* …$/);
  expect(before.length).toBeLessThan(120);
});

test("what was added to the end or taken from it is seen", () => {
  const [before, after] = excerpts(lead, `${lead}And a tank.`);
  expect(before).toMatch(/plain\. $/);
  expect(after).toMatch(/And a tank\.$/);
});

test("two long texts with nothing in common are cut too", () => {
  const [before, after] = excerpts("a ".repeat(500), "b ".repeat(500));
  expect([before.length, after.length].every((length) => length < 200)).toBe(true);
});

test("a long text alone is described by its beginning", () => {
  expect(beginning(lead)).toMatch(/^The pump .* …$/);
  expect(beginning("short")).toBe("short");
});
