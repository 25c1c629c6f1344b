/** What the bundler tells of a module while it forms chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Federation's own modules stay where it needs them, but for those that stand for a shared package. */
const isFederation = (id: string) => /\0|virtual:mf|__mf__/.test(id) && !id.includes("__loadShare__");
const isRuntime = (id: string) => id.includes("@module-federation");
const isDataLayer = (id: string) => /[\\/](?:api-client|zod)[\\/]/.test(id);

/**
 * Gathers what several pages use into three chunks: left to itself the build makes one of every shared module, and a
 * first visit asks for thirty files.
 *
 * - `common`: what the part's start and its first page use, and nothing else: a first visit pays for it;
 * - `pages`: what only other pages share;
 * - `data`: what talks to the API, which a page that is rendered ahead needs only later.
 *
 * Formed in this order, and each takes along what its modules import. So a chunk imports those before it alone, and
 * no two import each other, which would let one read what the other had not yet set (`asset-manifest.ts` checks).
 *
 * @param first source files a first visit begins with
 */
export function chunkGroups(first: readonly string[]) {
  const needsData = memberTest((id) => isDataLayer(id));
  let firstNeeds: Set<string> | undefined;
  const isFirst = (id: string, context: ChunkingContext) => {
    firstNeeds ??= reachedFrom(first, context);
    return firstNeeds.has(id);
  };
  const shared = (
    name: string,
    priority: number,
    belongs: (id: string, context: ChunkingContext) => boolean,
  ) => ({
    debugName: name,
    name: (id: string, context: ChunkingContext) =>
      isFederation(id) || isRuntime(id) || !belongs(id, context) ? null : name,
    minShareCount: 2,
    priority,
  });
  return [
    // The entry needs these before the shared packages are there; whatever lay with them would start too early.
    { name: "federation", test: isRuntime, priority: 4 },
    shared("common", 3, isFirst),
    shared("pages", 2, (id, context) => !needsData(id, context)),
    shared("data", 1, needsData),
  ];
}

/** All modules that `start` imports at once, directly or through others. */
function reachedFrom(start: readonly string[], context: ChunkingContext): Set<string> {
  const reached = new Set(start);
  // A set hands out what is added while it is walked, and each module once: circles end by themselves.
  for (const id of reached) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}

/** Tells of a module whether it, or anything it imports at once, is such; circles among modules count as one. */
function memberTest(isSuch: (id: string) => boolean) {
  const known = new Map<string, boolean>();
  return (id: string, context: ChunkingContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const found = [...reachedFrom([id], context)].some(isSuch);
    known.set(id, found);
    return found;
  };
}

/** A file name for a chunk or what belongs to it; the bundler names a shared one after every page that uses it. */
export const tidyName = (name: string) => name.replace(/~.*$/, "").replace(/\.[^.]+$/, "");
