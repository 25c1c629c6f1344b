import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOfTables } from "./tables.ts";
import { idsIn, titleTexts } from "./titles.ts";

const root = new URL("../..", import.meta.url).pathname;
const skipped = new Set([
  "requirements",
  "node_modules",
  "dist",
  "dist-ssr",
  "var",
  ".git",
  "test-results",
  "playwright-report",
]);
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || /^tests\/contract\/support\//.test(path);

/**
 * `npm run coverage:requirements`: what is wrong with the tables of docs/requirements, which name the tests that assert
 * each row, and the rows that no test's title names, by group. `ids.txt` is the list of all rows. `--where` prints for
 * each row the files that name it. Ends with code 1 when something is wrong or missing.
 */
function main(args: string[]): number {
  const all = readFileSync(new URL("./ids.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);
  const named = new Map<string, Set<string>>();
  for (const path of testFiles(root, "")) {
    for (const id of titleTexts(readFileSync(join(root, path), "utf8"), path).flatMap(idsIn)) {
      const files = named.get(id) ?? new Set();
      named.set(id, files.add(path));
    }
  }
  const unknown = [...named.keys()].filter((id) => !all.includes(id));
  for (const id of unknown)
    console.error(`${id} is no requirement, but is named in ${[...(named.get(id) ?? [])].join(", ")}`);
  if (args.includes("--where"))
    for (const id of all) console.log(`${id.padEnd(8)} ${[...(named.get(id) ?? ["-"])].join(", ")}`);

  let missing = 0;
  for (const group of ["P", "A", "API", "AMB"]) {
    const rows = all.filter((id) => id.startsWith(`${group}-`));
    const open = rows.filter((id) => !named.has(id));
    missing += open.length;
    console.log(
      `${group.padEnd(4)} ${rows.length - open.length} of ${rows.length} named${open.length > 0 ? `; missing: ${inRuns(open).join(", ")}` : ""}`,
    );
  }
  const faults = faultsOfTables(root, all);
  for (const fault of faults) console.error(fault);
  return missing + unknown.length + faults.length === 0 ? 0 : 1;
}

function testFiles(base: string, under: string): string[] {
  return readdirSync(join(base, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(base, path);
    return isTest(path) && /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** `P-01, P-02, P-03, P-07` as `P-01…03, P-07`. */
function inRuns(ids: string[]): string[] {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && numberOf(id) === numberOf(before) + 1) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) =>
    run.length < 3 ? run.join(", ") : `${run[0] ?? ""}…${(run.at(-1) ?? "").split("-")[1] ?? ""}`,
  );
}

const numberOf = (id: string) => Number(id.split("-")[1]);

process.exitCode = main(process.argv.slice(2));
