import { describe, expect, test } from "vitest";
import { idsIn, testsIn, titleTexts } from "./titles.ts";

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

describe("the tests of a file", () => {
  const tests = (source: string, imported = "") =>
    testsIn(source, "some.test.ts", imported).map(({ title, ids }) => [title, [...ids].join()]);

  test("titles as they stand in the source, with the ids of their groups and tables", () => {
    expect(
      tests('describe("P-01 group", () => { it.each([["P-02"]] as const)("%s opens", () => {}); }); "P-03";'),
    ).toEqual([
      ["P-01 group", "P-01"],
      ["%s opens", "P-01,P-02"],
    ]);
  });
  test("a variable stands for any id of the file and of what it imports", () => {
    const ids = 'const api = "API-01";';
    expect(tests(`${ids} test(\`\${api}: ok\`, () => {});`, "API-02")).toEqual([
      ["${api}: ok", "API-01,API-02"],
    ]);
    expect(tests(`${ids} test.each(calls)("%s: ok", () => {});`, "API-02")).toEqual([
      ["%s: ok", "API-01,API-02"],
    ]);
  });
  test("a title without a variable carries its own ids alone", () => {
    expect(tests('test("P-01 opens", () => { expect("P-02").toBe(1); });')).toEqual([["P-01 opens", "P-01"]]);
  });
});
