import { compatibilityOf, type AssetManifest, type Compatibility } from "@ministry/contract";

/** How a release of a remote can run in a release of the shell. */
export function compatibilityWith(
  shell: Pick<AssetManifest, "contract" | "offers">,
  remote: AssetManifest,
): Compatibility {
  if (shell.offers) return compatibilityOf(shell.offers, remote);
  // A shell of contract 1 does not say what it offers: the contract's version is all there is to compare.
  return compatibilityOf({ contract: shell.contract, packages: {} }, { contract: remote.contract });
}

export const canRun = (shell: AssetManifest, remote: AssetManifest): boolean =>
  compatibilityWith(shell, remote).mode !== "refused";
