import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "@ministry/build/route-table";
import { listFiles } from "../../lib/files.ts";
import { testDefines } from "./test-defines.ts";

const folder = process.cwd();

/** Parts whose tests leave nothing behind in the modules they share: four times as fast in one worker's modules. */
const sharesModules = /"name": "@ministry\/public-mfe"/.test(readFileSync("package.json", "utf8"));

const left = ["node_modules", "dist", "dist-ssr"];
const tests = (await listFiles(folder, (name) => left.includes(name))).filter((path) =>
  /\.test\.tsx?$/.test(path),
);

/** A module that another test has loaded is no longer replaced: tests that replace one get modules of their own. */
const replacing = tests.filter((path) =>
  /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(folder, path), "utf8")),
);

/** The unit tests of the part in whose folder this is run (`check-part.ts`). */
export default defineConfig({
  root: folder,
  define: testDefines,
  plugins: [routeTableOf(folder)],
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    ...(sharesModules
      ? {
          projects: [
            {
              extends: true,
              test: {
                name: "shared modules",
                include: tests.filter((path) => !replacing.includes(path)),
                ...{ isolate: false, pool: "threads" },
              },
            },
            { extends: true, test: { name: "own modules", include: replacing } },
          ],
        }
      : { include: tests }),
  },
});
