import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { PartName } from "@ministry/contract";
import { readJson, writeAtomic } from "../../lib/files.ts";
import { base, cacheFolder, folderOf } from "../../lib/checkout.ts";
import { runNode } from "../../lib/run.ts";
import { inputsOf } from "../built/build-part.ts";
import { hashFiles } from "../built/inputs.ts";

/** What was checked the last time, by path and hash: only what differs from it is checked again. */
type Checked = Record<string, string>;

const checkedFile = (part: PartName) => join(cacheFolder, `checked-${part}.json`);

/** Folders of a part with types of their own, relative to it. */
const typeRoots: Record<PartName, string[]> = {
  shell: ["", "sw", "contract"],
  "public-mfe": [""],
  "admin-mfe": [""],
};

/**
 * Checks the types and runs the unit tests of a part: after the first time the tests alone that have to do with what
 * has changed since they passed, and types from what the compiler knows of the last time. So a release of one changed
 * screen is checked within seconds.
 *
 * @throws Fault with what the compiler or the tests said
 */
export async function checkPart(part: PartName): Promise<void> {
  const now = Object.fromEntries(await hashFiles([...inputsOf(part), "pnpm-lock.yaml"]));
  const before = await readJson<Checked>(checkedFile(part)).catch(() => undefined);
  const changed = Object.keys(now).filter((path) => now[path] !== before?.[path]);
  const isSame = before && changed.length === 0 && Object.keys(before).length === Object.keys(now).length;
  if (isSame) return;
  await checkTypes(part);
  await runTests(part, before && changed);
  await writeAtomic(checkedFile(part), JSON.stringify(now));
}

const scriptOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

async function checkTypes(part: PartName): Promise<void> {
  const compiler = scriptOf("typescript/lib/tsc.js");
  for (const folder of typeRoots[part]) {
    const project = join(folderOf(part), folder);
    const known = join(cacheFolder, `types-${part}-${folder || "src"}.tsbuildinfo`);
    await runNode([compiler, "--noEmit", "-p", project, "--incremental", "--tsBuildInfoFile", known], {
      cwd: project,
      what: `${part}: checking types`,
    });
  }
}

/** @param changed files to whose tests it is limited; absent: all tests */
async function runTests(part: PartName, changed: string[] | undefined): Promise<void> {
  const folder = folderOf(part);
  const isWhole = changed === undefined || changed.some((path) => !isModule(path));
  const files = isWhole ? [] : changed.map((path) => relative(folder, join(base, path)));
  if (!isWhole && files.length === 0) return;
  const config = fileURLToPath(new URL("part-tests.config.ts", import.meta.url));
  const runner = join(scriptOf("vitest/package.json"), "../vitest.mjs");
  // The configuration names packages of ours, which are TypeScript; in a clone of the part alone they are installed.
  await runNode(
    [
      "--import",
      import.meta.resolve("tsx/esm"),
      runner,
      ...(isWhole ? ["run"] : ["related", "--run", ...files]),
      "--config",
      config,
      "--passWithNoTests",
    ],
    { cwd: folder, what: `${part}: its tests`, env: { NODE_ENV: "test" } },
  );
}

/** Whether tests can be told from a file by what imports it; a configuration may change all of them. */
const isModule = (path: string): boolean =>
  /\.(?:tsx?|css|svg|json)$/.test(path) && !/(?:^|\/)(?:package|tsconfig)\b|config\.ts$/.test(path);
