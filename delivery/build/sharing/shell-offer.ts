import { createRequire } from "node:module";
import { join } from "node:path";
import { contractVersion, otherLanguages, sharedNames, type ShellOffer } from "@ministry/contract";
import { sharedVersions } from "./shared-versions.ts";

/**
 * Returns what a build of the shell in the folder `root` offers to remotes: the versions it has installed, and the names
 * it hands out.
 */
export function shellOffer(root: string): ShellOffer {
  const requireFromShell = createRequire(join(root, "package.json"));
  const namesOf = (specifier: string) => Object.keys(requireFromShell(specifier) as object).sort();
  const versions = sharedVersions(root);
  return {
    contract: contractVersion,
    languages: otherLanguages,
    packages: Object.fromEntries(
      Object.entries(sharedNames).map(([specifier, names]) => [
        specifier,
        { version: versions[specifier] ?? "", names: names === "*" ? namesOf(specifier) : names },
      ]),
    ),
  };
}
