/** What the bundler tells of a module while it forms chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const isFederation = (id: string) => /\0|virtual:mf|__mf__/.test(id);
const isRuntime = (id: string) => id.includes("@module-federation");
const isDataLayer = (id: string) => /[\\/](?:api-client|zod)[\\/]/.test(id);

/**
 * Gathers what several pages use into one chunk: left to itself the build makes one of every shared module, and a
 * first visit asks for thirty files. Finer groups, by which pages use a module, are no gain: they compress worse, and
 * joining the small ones has made two chunks import each other, so that one read what the other had not yet set.
 *
 * What talks to the API stays apart from what does not: a page that is rendered ahead needs it only later.
 */
export function chunkGroups() {
  const known = new Map<string, boolean>();
  const needsData = (id: string, context: ChunkingContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Stands while the imports are followed, so that a circle ends.
    known.set(id, false);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const needs = isDataLayer(id) || imported.some((next) => needsData(next, context));
    known.set(id, needs);
    return needs;
  };
  return [
    // The entry needs these before the shared packages are there; whatever lay with them would start too early.
    { name: "federation", test: isRuntime, priority: 1 },
    {
      debugName: "common",
      name: (id: string, context: ChunkingContext) => {
        if (isFederation(id) || isRuntime(id)) return null;
        return needsData(id, context) ? "data" : "common";
      },
      minShareCount: 2,
    },
  ];
}

/** A file name for a chunk or what belongs to it; the bundler names a shared one after every page that uses it. */
export const tidyName = (name: string) => name.replace(/~.*$/, "").replace(/\.[^.]+$/, "");
