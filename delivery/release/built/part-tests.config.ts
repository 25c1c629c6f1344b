import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "@ministry/build/route-table";
import { testDefines } from "./test-defines.ts";

/** Parts whose tests leave nothing behind in the modules they share: four times as fast in one worker's modules. */
const sharesModules = /"name": "@ministry\/public-mfe"/.test(readFileSync("package.json", "utf8"));

/** The unit tests of the part in whose folder this is run (`check-part.ts`). */
export default defineConfig({
  root: process.cwd(),
  define: testDefines,
  plugins: [routeTableOf(process.cwd())],
  test: {
    maxWorkers: 2,
    ...(sharesModules && { isolate: false, pool: "threads" }),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/dist-ssr/**"],
  },
});
