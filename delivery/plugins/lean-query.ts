import type { Plugin } from "vite";

const queryFile = /[\\/]query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/** What stands in place of whole files of the query library. */
const instead: Readonly<Record<string, string>> = {
  infiniteQueryBehavior:
    "export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;",
  mutationCache: `export class MutationCache {
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
};

/**
 * Leaves out of the shell's query library what keeps mutations and endless lists (2 kB, brotli, of a first visit). It
 * shares neither (`delivery/contract.ts`): what is written goes through the outbox, and lists have pages.
 */
export function leanQuery(): Plugin {
  return {
    name: "ministry:lean-query",
    apply: "build",
    enforce: "pre",
    load: (id) => instead[queryFile.exec(id)?.[1] ?? ""],
  };
}
