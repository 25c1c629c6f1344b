import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const packages = ["admin-mfe", "api-client", "api-server", "delivery", "public-mfe", "shared-ui", "shell"];

/** A folder that holds more of them serves two purposes (docs/decisions/0077-rooms-below-a-dozen-files.md). */
const mostFiles = 12;

const isSource = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(test|suite|d)\.\w+$/.test(path) &&
  !/(^|\/)(node_modules|dist|dist-[\w-]+|generated|\.[^/]+)\//.test(path);

it.each(packages)("no folder of %s holds more than a dozen source files", async (name) => {
  const counts = new Map<string, number>();
  for (const path of await readdir(join(root, name), { recursive: true })) {
    if (isSource(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(0);
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([]);
});
