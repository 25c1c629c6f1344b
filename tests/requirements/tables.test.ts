import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { faultsOfIds, faultsOfRows, faultsOfTables, rowsOf } from "./tables.ts";
import { testsIn } from "./titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ids = readFileSync(new URL("./ids.txt", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);

test("each requirement has a row in docs/requirements, and each test named there exists and carries its id", () => {
  expect(faultsOfTables(root, ids)).toEqual([]);
});

test("a row names one test, and a line without an id a second one", () => {
  const table = [
    "| id | asks | file | test |",
    "| --- | --- | --- | --- |",
    "| P-01 | home | a.test.ts | P-01: a \\| b |",
    "| | | b.spec.ts | P-01 opens |",
  ].join("\n");
  expect(rowsOf(table)).toEqual([
    {
      id: "P-01",
      tests: [
        { file: "a.test.ts", title: "P-01: a | b" },
        { file: "b.spec.ts", title: "P-01 opens" },
      ],
    },
  ]);
});

test("ids without a row, with two rows, and of another group are faults", () => {
  const rows = ["P-01", "P-01", "A-01"].map((id) => ({ id, tests: [] }));
  expect(faultsOfIds(rows, ["P-01", "P-02"])).toEqual([
    "P-01 has 2 rows",
    "P-02 has 0 rows",
    "A-01 does not belong here",
  ]);
});

test("a title that no test has, and one without the id, are faults", () => {
  const row = (title: string) => ({ id: "P-01", tests: [{ file: "a.test.ts", title }] });
  const testsOf = () => testsIn('test("P-01 a", () => {}); test("P-02 b", () => {});', "a.test.ts");
  expect(faultsOfRows([row("P-01 a"), row("P-01"), row("P-02 b")], testsOf)).toEqual([
    'P-01: a.test.ts has no test "P-01"',
    'P-01 is not in the title "P-02 b" of a.test.ts',
  ]);
});
