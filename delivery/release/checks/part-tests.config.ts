import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { routeTableOf } from "@ministry/build/route-table";
import { unitProjects } from "../built/unit-projects.ts";

const folder = process.cwd();
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };

/** The unit tests of the part in whose folder this is run (`check-part.ts`). */
export default defineConfig({
  root: folder,
  test: {
    maxWorkers: 2,
    projects: await unitProjects({
      part: name.replace("@ministry/", ""),
      folder,
      plugins: [routeTableOf(folder)],
    }),
  },
});
