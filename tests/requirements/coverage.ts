import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { faultsOfTables } from "./tables.ts";
import { idsIn, titleTexts } from "./titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
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
 * each row of `ids.txt`, and ids in titles that are no requirement. `--where` prints for each row the files whose titles
 * name it. Ends with code 1 when something is wrong.
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

  const faults = faultsOfTables(root, all);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("The tables of docs/requirements are in order.");
  return unknown.length + faults.length === 0 ? 0 : 1;
}

function testFiles(base: string, under: string): string[] {
  return readdirSync(join(base, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(base, path);
    return isTest(path) && /\.tsx?$/.test(path) ? [path] : [];
  });
}

process.exitCode = main(process.argv.slice(2));
