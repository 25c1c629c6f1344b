/** What the bundler tells of a module while it forms chunks. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    code?: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds?: readonly string[];
  } | null;
}

/** Modules loaded only on user interaction: a visit of the page loads neither them nor what they share with others. */
export const loadsOnInteraction = (id: string) => /[\\/]home[\\/]sections[\\/]opened-drawing\./.test(id);

/** All modules that `start` imports at once, directly or through others. */
export function reachedFrom(start: readonly string[], context: ChunkingContext): Set<string> {
  const reached = new Set(start);
  // A set hands out what is added while it is walked, and each module once: circles end by themselves.
  for (const id of reached) {
    for (const next of importsOf(id, context)) reached.add(next);
  }
  return reached;
}

const publicFace = /[\\/]shared-ui[\\/]src[\\/]index\.ts$/;

/**
 * What a module imports. Of the components that shared-ui's public face names it is those whose names the module
 * takes: through the face itself every page would reach them all.
 */
function importsOf(id: string, context: ChunkingContext): readonly string[] {
  const module = context.getModuleInfo(id);
  const face = module?.importedIds.find((next) => publicFace.test(next));
  if (!module || !face) return module?.importedIds ?? [];
  const home = componentsOf(face, context);
  const taken = namesIn(module.code ?? "", /import\s*\{([^}]*)\}\s*from\s*"@ministry\/shared-ui"/g);
  return [
    ...module.importedIds.filter((next) => next !== face),
    ...taken.flatMap(({ names }) => names.flatMap((name) => home.get(name) ?? [])),
  ];
}

/** Exported name → its module, as the public face has them. */
function componentsOf(face: string, context: ChunkingContext): Map<string, string> {
  const { code, importedIds = [] } = context.getModuleInfo(face) ?? {};
  const exported = namesIn(code ?? "", /export\s*\{([^}]*)\}\s*from\s*"\.([^"]*)"/g);
  return new Map(
    exported.flatMap(({ names, from = "" }) =>
      names.flatMap((name) => importedIds.filter((id) => id.endsWith(from)).map((id) => [name, id] as const)),
    ),
  );
}

/** Names between the braces of such statements, as they are called where they come from. */
const namesIn = (code: string, statement: RegExp) =>
  [...code.matchAll(statement)].map(([, names = "", from]) => ({
    from,
    names: names.split(",").map((name) => name.trim().replace(/\s+as\s.*$/, "")),
  }));

/**
 * The modules that come with the `import()`s of `start`, of what it imports, and of what comes with those; `soon` are
 * those of the first one.
 */
export function loadedBy(start: readonly string[], context: ChunkingContext) {
  const asked = new Set(dynamicImportsOf(start, context));
  for (const id of asked) for (const next of dynamicImportsOf([id], context)) asked.add(next);
  return { soon: reachedFrom([...asked].slice(0, 1), context), all: reachedFrom([...asked], context) };
}

const dynamicImportsOf = (start: readonly string[], context: ChunkingContext) =>
  [...reachedFrom(start, context)]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !loadsOnInteraction(id));

/** Returns a test whether a module, or anything it imports at once, is such; circles among modules count as one. */
export function memberTest(isSuch: (id: string) => boolean) {
  const known = new Map<string, boolean>();
  return (id: string, context: ChunkingContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const found = [...reachedFrom([id], context)].some(isSuch);
    known.set(id, found);
    return found;
  };
}
