import { contractVersion, type ShellOffer } from "@ministry/contract";
import { sharedModules } from "./shared-modules.ts";

declare global {
  /** Versions of the shared packages, put in by the build. */
  const __SHARED_VERSIONS__: Record<string, string>;
}

export const sharedVersions = __SHARED_VERSIONS__;

/** What this shell offers to remotes: the names its shared modules really have. */
export const shellOffer: ShellOffer = {
  contract: contractVersion,
  packages: Object.fromEntries(
    Object.entries(sharedModules).map(([specifier, module]) => [
      specifier,
      { version: sharedVersions[specifier] ?? "0.0.0", names: Object.keys(module) },
    ]),
  ),
};
