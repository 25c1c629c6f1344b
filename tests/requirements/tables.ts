import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { testsIn } from "./titles.ts";

/** A requirement and the tests that assert it. */
interface Row {
  id: string;
  tests: { file: string; title: string }[];
}

/** The tables of docs/requirements, each with the group of ids whose rows it holds. */
const tables = [
  { group: "P", name: "public.md" },
  { group: "A", name: "portal.md" },
  { group: "API", name: "api.md" },
  { group: "AMB", name: "open-points.md" },
];

/** The rows of a table `id | what it asks | file | title`; a line without an id names a second test of its row. */
export function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  for (const line of markdown.split("\n")) {
    const [id = "", , file = "", title = ""] = cellsOf(line);
    if (!/\.tsx?$/.test(file)) continue;
    if (id) rows.push({ id, tests: [] });
    rows.at(-1)?.tests.push({ file, title });
  }
  return rows;
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/**
 * What is wrong with the tables of docs/requirements: ids of `all` that stand in no table or twice, files that don't
 * exist, files without a test of that title, titles that don't carry the id.
 */
export function faultsOfTables(root: string, all: string[]): string[] {
  const testsOf = remembered((file) => testsOfFile(join(root, file)));
  return tables.flatMap(({ group, name }) => {
    const path = join(root, "docs/requirements", name);
    const rows = rowsOf(readFileSync(path, "utf8"));
    const ids = all.filter((id) => id.startsWith(`${group}-`));
    return [...faultsOfIds(rows, ids), ...faultsOfRows(rows, testsOf)].map((fault) => `${name}: ${fault}`);
  });
}

/** Ids of `ids` without a row, with two, and rows of other ids. */
export function faultsOfIds(rows: Row[], ids: string[]): string[] {
  const count = (id: string) => rows.filter((row) => row.id === id).length;
  return [
    ...ids.filter((id) => count(id) !== 1).map((id) => `${id} has ${count(id)} rows`),
    ...rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id} does not belong here`),
  ];
}

/** Tests that are named but don't exist, or whose title doesn't carry the id of the row. */
export function faultsOfRows(rows: Row[], testsOf: (file: string) => ReturnType<typeof testsIn>): string[] {
  return rows.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const named = testsOf(file).filter((test) => test.title === title);
      if (named.length === 0) return [`${id}: ${file} has no test "${title}"`];
      return named.some(({ ids }) => ids.has(id)) ? [] : [`${id} is not in the title "${title}" of ${file}`];
    }),
  );
}

/** The tests of a file; none when it does not exist. */
function testsOfFile(path: string) {
  if (!existsSync(path)) return [];
  const source = readFileSync(path, "utf8");
  const imported = [...source.matchAll(/from "(\.[^"]*\/support\/[^"]+)"/g)]
    .map(([, from = ""]) => join(dirname(path), from))
    .filter(existsSync);
  return testsIn(source, path, imported.map((file) => readFileSync(file, "utf8")).join("\n"));
}

function remembered<T>(read: (key: string) => T): (key: string) => T {
  const seen = new Map<string, T>();
  return (key) => {
    const value = seen.get(key) ?? read(key);
    seen.set(key, value);
    return value;
  };
}
