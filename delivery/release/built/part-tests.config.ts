import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "@ministry/build/route-table";
import { listFiles } from "../../lib/files.ts";
import { isTest, skipped } from "./inputs.ts";
import { testDefines } from "./test-defines.ts";

const folder = process.cwd();

/** Parts whose tests leave nothing behind in the modules they share: four times as fast in one worker's modules. */
const sharesModules = /"name": "@ministry\/public-mfe"/.test(readFileSync("package.json", "utf8"));

const include = ["**/*.test.{ts,tsx}"];
const exclude = ["**/node_modules/**", "**/dist/**", "**/dist-ssr/**"];

/** A module that another test has loaded is no longer replaced: tests that replace one get modules of their own. */
const replacing = await testsThatReplaceModules();

/** The unit tests of the part in whose folder this is run (`check-part.ts`). */
export default defineConfig({
  root: folder,
  define: testDefines,
  plugins: [routeTableOf(folder)],
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          ...(sharesModules && { isolate: false, pool: "threads" as const }),
          include,
          exclude: [...exclude, ...replacing],
        },
      },
      { extends: true, test: { name: "tests that replace modules", include: replacing, exclude } },
    ],
  },
});

/** Paths of the tests that call `vi.mock` or `vi.doMock`, relative to the part's folder. */
async function testsThatReplaceModules(): Promise<string[]> {
  const tests = await listFiles(folder, (name) => skipped.has(name));
  return tests.filter(
    (path) => isTest(path) && /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(folder, path), "utf8")),
  );
}
