import { createRequire } from "node:module";
import { contractVersion, sharedNames, type ShellOffer } from "@ministry/contract";
import { sharedVersions } from "./shared-versions.ts";

const requireFromShell = createRequire(new URL("../../shell/package.json", import.meta.url));

/** Returns what a build of the shell offers to remotes: the versions it has installed, and the names it hands out. */
export function shellOffer(): ShellOffer {
  const versions = sharedVersions();
  return {
    contract: contractVersion,
    packages: Object.fromEntries(
      Object.entries(sharedNames).map(([specifier, names]) => [
        specifier,
        { version: versions[specifier] ?? "", names: names === "*" ? namesOf(specifier) : names },
      ]),
    ),
  };
}

const namesOf = (specifier: string): string[] => Object.keys(requireFromShell(specifier) as object).sort();
