import type { Plugin } from "vite";

const readerOfRanges = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/;

/**
 * Leaves the federation runtime's reader of version ranges (`^19.1.0 || >=20`) out of the shell. There is one copy of
 * each shared package, the shell's own, and which builds may use it the share contract's version has decided before
 * (`shell/src/remotes/find-build.ts`); a range could only warn of what is taken anyway.
 */
export function withoutVersionRanges(): Plugin {
  return {
    name: "ministry:without-version-ranges",
    apply: "build",
    enforce: "pre",
    load: (id) => (readerOfRanges.test(id) ? "export const satisfy = () => true;" : undefined),
  };
}
