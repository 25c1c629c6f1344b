import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "./delivery/build/route-table.ts";
import { testDefines } from "./delivery/release/built/test-defines.ts";

/** Where unit tests stand: beside the code, in every part. `tests/` has its own, of its helpers. */
const parts = [
  "shell",
  "public-mfe",
  "admin-mfe",
  "shared-ui",
  "api-client",
  "api-server",
  "delivery",
  "tests",
];

/** Unit tests of all parts. The suites that need a running product are under `tests/` with their own configurations. */
export default defineConfig({
  test: {
    // Two cores carry all of it.
    maxWorkers: 2,
    projects: parts.map((part) => ({
      define: testDefines,
      plugins: [routeTableOf(resolve(part))],
      test: {
        name: part,
        // A unit test is quick; these only tell a hang from a machine that is busy.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 10_000 } },
        root: `./${part}`,
        include:
          part === "tests"
            ? ["support/**/*.test.ts", "requirements/**/*.test.ts", "faults/**/*.test.ts"]
            : ["**/*.test.{ts,tsx}"],
        exclude: ["**/node_modules/**", "**/dist/**", "**/dist-ssr/**"],
      },
    })),
  },
});
