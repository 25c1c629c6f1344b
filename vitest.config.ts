import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "./delivery/build/route-table.ts";
import { unitProjects } from "./delivery/release/built/unit-projects.ts";

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
const ofHelpers = ["support/**/*.test.ts", "requirements/**/*.test.ts", "faults/**/*.test.ts"];

const projects = await Promise.all(
  parts.map((part) => {
    const folder = resolve(part);
    return unitProjects({
      ...{ part, folder, plugins: [routeTableOf(folder)] },
      ...(part === "tests" && { include: ofHelpers }),
    });
  }),
);

/** Unit tests of all parts. The suites that need a running product are under `tests/` with their own configurations. */
export default defineConfig({
  test: {
    // Two cores carry all of it.
    maxWorkers: 2,
    projects: projects.flat(),
  },
});
