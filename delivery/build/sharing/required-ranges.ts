import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedNames } from "@ministry/contract";
import { packageOf } from "./shared-packages.ts";

/**
 * Returns the version range of each shared specifier, as the part's own `package.json` states it.
 *
 * @throws when the part does not state one as a semantic version range
 */
export function rangesOf(root: string): Record<string, string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  return Object.fromEntries(
    Object.keys(sharedNames).map((specifier) => [specifier, rangeOf(specifier, dependencies)]),
  );
}

function rangeOf(specifier: string, dependencies: Record<string, string>): string {
  const stated = dependencies[packageOf(specifier)];
  // An alias states package and range: `npm:react@18.3.1`.
  const range = stated?.replace(/^npm:.+@/, "");
  if (range === undefined || !/\d/.test(range) || range.includes(":"))
    throw new Error(`package.json states no version range for ${packageOf(specifier)}`);
  return range;
}
