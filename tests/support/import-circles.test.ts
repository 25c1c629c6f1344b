import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { packages, root, sourceFilesOf } from "./source-files.ts";

/** Files of a package with the files they import; types and what is imported later count as well. */
async function importsOf(packageName: string): Promise<Map<string, string[]>> {
  const entries = (await sourceFilesOf(packageName)).map(async (file): Promise<[string, string[]]> => {
    const { importedFiles } = ts.preProcessFile(await readFile(file, "utf8"), true, true);
    return [file, importedFiles.map(({ fileName }) => resolve(dirname(file), fileName))];
  });
  return new Map(await Promise.all(entries));
}

/** The first circle that a walk through the imports meets, from a file back to itself; empty when there is none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] => {
    const before = way.indexOf(file);
    if (before >= 0) return [...way.slice(before), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it.each(packages)(
  "no files of %s import each other in a circle, types and later imports included",
  async (name) => {
    const imports = await importsOf(name);
    expect([...imports.values()].flat().filter((file) => imports.has(file)).length).toBeGreaterThan(10);
    expect(circleIn(imports).map((file) => file.slice(root.length))).toEqual([]);
  },
);
