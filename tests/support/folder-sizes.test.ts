import { dirname } from "node:path";
import { expect, it } from "vitest";
import { packages, sourceFilesOf } from "./source-files.ts";

/** A folder that holds more of them serves two purposes (docs/decisions/0077-rooms-below-a-dozen-files.md). */
const mostFiles = 12;

const isTest = (path: string) => /\.(test|suite|d)\.\w+$/.test(path);

it.each(packages)("no folder of %s holds more than a dozen source files", async (name) => {
  const counts = new Map<string, number>();
  for (const path of await sourceFilesOf(name)) {
    if (!isTest(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(0);
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([]);
});
