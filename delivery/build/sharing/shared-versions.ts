import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedNames } from "@ministry/contract";
import { packageOf } from "./shared-packages.ts";

/** Versions of the shared packages, as the shell in the folder `root` has them installed. */
export function sharedVersions(root: string): Record<string, string> {
  const requireFromShell = createRequire(join(root, "package.json"));
  return Object.fromEntries(
    Object.keys(sharedNames).map((name) => {
      const file = requireFromShell.resolve(`${packageOf(name)}/package.json`);
      return [name, (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version];
    }),
  );
}
