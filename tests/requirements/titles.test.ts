import { describe, expect, test } from "vitest";
import { idsIn, titleTexts } from "./titles.ts";

describe("the ids a title names", () => {
  test.each([
    ["P-07: the odd path", ["P-07"]],
    ["P-121…123 and A-10", ["P-121", "P-122", "P-123", "A-10"]],
    ["API-05, API-08: lists", ["API-05", "API-08"]],
    ["P-77–P-79", ["P-77", "P-78", "P-79"]],
    ["AMB-03", ["AMB-03"]],
    ["MAP-12 is none, nor is XP-1", []],
  ])("%s", (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe("the texts of a test file", () => {
  const named = (source: string) => titleTexts(source, "some.test.ts").flatMap(idsIn);

  test("titles of tests and groups, written as text or template", () => {
    expect(
      named('describe("P-01", () => { it(`${name}: P-02 shows`, () => {}); test.only("P-03", () => {}); });'),
    ).toEqual(["P-01", "P-02", "P-03"]);
  });
  test("tables of each, but not the functions in them", () => {
    expect(named('test.each([["API-01", () => "API-99"]])("%s", () => {});')).toEqual(["API-01"]);
    expect(named("test.each(rows.map((one) => one))('A-05', () => {});")).toEqual(["A-05"]);
  });
  test("nothing of a test's body", () => {
    expect(named('test("says so", () => { expect("P-55").toBe("P-56"); });')).toEqual([]);
  });
  test("tables kept apart, by their property api", () => {
    expect(named('export const reads = [{ api: "API-05", path: "/x" }];')).toEqual(["API-05"]);
  });
});
