/** What the bundler tells of a module while it forms chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): {
    code?: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds?: readonly string[];
  } | null;
}

/** Federation's own modules stay in the chunks it makes. */
export const isFederation = (id: string) =>
  /\0|virtual:mf|__mf__|__loadShare__|__prebuild__|@module-federation/.test(id);
/** The part's own copies of shared packages lie in chunks that are fetched only where they are needed. */
export const isOwnCopy = (id: string) =>
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|use-sync-external-store|@remix-run[\\/]router|@tanstack[\\/][\w-]+|\.ministry)[\\/]/.test(
    id,
  );
/**
 * Kinds of screens that share much with each other and little with the rest: a name, and the modules that make a screen
 * one of them.
 */
const kinds: Record<string, RegExp> = {
  changes: /[\\/]features[\\/]audit[\\/]/,
  accounts:
    /[\\/]endpoints[\\/]accounts[\\/](?:access-links|recovery)\.|[\\/]features[\\/]sessions[\\/]|[\\/]second-factor(?:[\\/]|-part\.)/,
  lists:
    /[\\/]outbox[\\/]use-arrivals\.|[\\/]admins-query\.|[\\/]host-addition\.|[\\/]records[\\/]table[\\/]use-records\./,
  tables: /[\\/]records[\\/]table[\\/]use-records\./,
  rows: /[\\/]row-actions\.|[\\/]discard-dialog\.|[\\/]outbox[\\/]queued[\\/](?:words|target-record)\./,
  queue: /[\\/]outbox[\\/](?:entries[\\/]queue-list|decisions[\\/]discard-dialog)\./,
  transfer: /[\\/]outbox[\\/](?:transfer[\\/]|decisions[\\/]hand-over-dialog\.)/,
  saving: /[\\/]outbox[\\/]saving[\\/]use-save-through\.|[\\/]forms[\\/]additions[\\/]translation-texts\./,
  forms:
    /[\\/]forms[\\/](?:draft[\\/]use-draft|additions[\\/]translation-texts|conflict[\\/]edit-conflict)\.|[\\/]outbox[\\/]decisions[\\/]edit-dialog\./,
  images: /[\\/]pictures[\\/](?:rules[\\/]image-rules|scaling[\\/]jpeg-metadata)\./,
  uploads: /[\\/]outbox[\\/]entries[\\/]thumbnail\.|[\\/]features[\\/]photos[\\/]items[\\/]photo-items\./,
  projects:
    /[\\/]features[\\/]projects[\\/]project-values\.|[\\/]pages[\\/]projects[\\/](?:project-facts|projects-query)\./,
  achievements: /[\\/]features[\\/]achievements[\\/]achievement-values\./,
  notices: /[\\/]features[\\/](?:documents|events)[\\/](?:document|event)-values\./,
  publications: /[\\/]publications[\\/]file-actions\./,
  events: /[\\/]events[\\/](?:list[\\/]listed-events|event-body)\./,
  archive: /[\\/]events[\\/]every-event\./,
  finding: /[\\/]records[\\/]use-list-tools\./,
  searching: /[\\/]src[\\/]search[\\/]search\./,
  sharing: /[\\/]pass-on[\\/]messengers\.|[\\/]home[\\/]sections[\\/]opened-drawing\./,
};
/** Modules loaded only on user interaction: a visit of the page loads neither them nor what they share with others. */
export const loadsOnInteraction = (id: string) => /[\\/]home[\\/]sections[\\/]opened-drawing\./.test(id);
const isDataLayer = (id: string) => /[\\/]api-client[\\/]/.test(id);

/** What a first visit begins with, as source files. */
export interface FirstVisit {
  /** The part's start. */
  start: string;
  /** The page it sees; none where the part has no such page. */
  pages: readonly string[];
  /** That page loads nothing by itself, only when somebody acts: nothing of it comes `later`. */
  isWhole?: boolean;
}

/**
 * Gathers what several pages use into few chunks: left to itself the build makes one of every shared module, and a
 * first visit asks for thirty files.
 *
 * - `common`: what the part's start and its first page use, and nothing else: a first visit pays for it;
 * - `later`: what the first page's first `import()` brings, which it asks for by itself afterwards;
 * - `further`: what its other `import()`s bring, which wait for somebody to come near or to act;
 * - `data`: what talks to the API, which a page that is prerendered needs only later;
 * - `pages`: what only other pages share, and `views` where it needs data;
 * - `forms`, `tables` and the other `kinds`: what only pages of this kind share beside it; `queue-forms` what only pages
 *   share that are both.
 *
 * The part's start itself is in none of them: it names the files of all pages, so that it changes with each, and what
 * imports it would change along.
 *
 * Formed in this order, and each takes along what its modules import. So a chunk imports those before it alone, and
 * no two import each other, which would let one read what the other had not yet set (`asset-manifest.ts` checks). What
 * a module imports is used by all that use the module, so that it comes with fewer kinds or the same: those are formed
 * first.
 */
export function chunkGroups({ start, pages, isWhole = false }: FirstVisit) {
  const first = [start, ...pages];
  const needsData = memberTest((id) => isDataLayer(id));
  const kindsOf = kindsTest(start);
  let firstNeeds: Set<string> | undefined;
  const isFirst = (id: string, context: ChunkingContext) => {
    firstNeeds ??= reachedFrom(first, context);
    return firstNeeds.has(id);
  };
  let laterNeeds: { soon: Set<string>; all: Set<string> } | undefined;
  const laterOf = (context: ChunkingContext) =>
    (laterNeeds ??= isWhole ? { soon: new Set(), all: new Set() } : loadedBy(pages, context));
  const isSoon = (id: string, context: ChunkingContext) => laterOf(context).soon.has(id);
  const isLater = (id: string, context: ChunkingContext) => laterOf(context).all.has(id);
  const isForAll = (id: string, context: ChunkingContext) => kindsOf(id, context).length === 0;
  const group = (
    debugName: string,
    priority: number,
    nameOf: (id: string, context: ChunkingContext) => string | null,
  ) => ({
    debugName,
    name: (id: string, context: ChunkingContext) =>
      id === start || isFederation(id) || isOwnCopy(id) ? null : nameOf(id, context),
    minShareCount: 2,
    priority,
  });
  const shared = (
    name: string,
    priority: number,
    belongs: (id: string, context: ChunkingContext) => boolean,
  ) => group(name, priority, (id, context) => (belongs(id, context) ? name : null));
  const ofKinds = Object.keys(kinds).map((_, at, { length }) => {
    const count = at + 1;
    return group(`${count} kinds`, length - at, (id, context) => {
      const names = kindsOf(id, context);
      return names.length === count ? names.join("-") : null;
    });
  });
  return [
    shared("common", ofKinds.length + 6, isFirst),
    shared("later", ofKinds.length + 5, (id, context) => isSoon(id, context) && !needsData(id, context)),
    shared("further", ofKinds.length + 4, (id, context) => isLater(id, context) && !needsData(id, context)),
    shared("pages", ofKinds.length + 3, (id, context) => !needsData(id, context) && isForAll(id, context)),
    shared(
      "data",
      ofKinds.length + 2,
      (id, context) => isLater(id, context) || (isDataLayer(id) && isForAll(id, context)),
    ),
    shared("views", ofKinds.length + 1, isForAll),
    ...ofKinds,
  ];
}

/** Tells of a module which kinds all the screens are of that use it. */
function kindsTest(start: string) {
  let known: Map<string, readonly string[]> | undefined;
  return (id: string, context: ChunkingContext): readonly string[] => {
    known ??= kindsOfUsers(start, context);
    return known.get(id) ?? [];
  };
}

function kindsOfUsers(start: string, context: ChunkingContext): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const user of loadedApart(start, context)) {
    const needs = [...reachedFrom([user], context)];
    const own = Object.keys(kinds).filter((name) => needs.some((id) => kinds[name]?.test(id)));
    for (const id of needs) found.set(id, found.get(id)?.filter((name) => own.includes(name)) ?? own);
  }
  return found;
}

/** The modules that come with an `import()` of their own: pages, and what pages load when it is needed. */
function loadedApart(start: string, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    const module = context.getModuleInfo(id);
    for (const next of module?.dynamicallyImportedIds ?? []) {
      seen.add(next);
      found.add(next);
    }
    for (const next of module?.importedIds ?? []) seen.add(next);
  }
  return found;
}

/** Imported through the agreement's one face, which names more than is used. */
const contractModule = /[\\/]shell[\\/]contract[\\/]/;

/** Packages: most releases leave them as they are. */
const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

/** The chunk of a part's own modules that it begins with. */
export const startChunk = "start";

/**
 * Keeps `entry` and all that it imports at once in two chunks: `libraries`, and `start` with the part's own modules, so
 * that a release costs a visitor the second alone. Left to itself the build parts from them what a later chunk uses too,
 * and every first visit pays for more and smaller files.
 *
 * @param entry absolute path of the source file
 * @param runsFirst whether a module of the part's runs before any library, and so comes with them
 */
export function startGroups(entry: string, runsFirst: (id: string) => boolean) {
  let needs: Set<string> | undefined;
  const name = (id: string, context: ChunkingContext) => {
    needs ??= reachedFrom([entry], context);
    if (!needs.has(id) || contractModule.test(id)) return null;
    return isLibrary(id) || runsFirst(id) ? "libraries" : startChunk;
  };
  return [{ name }];
}

/** All modules that `start` imports at once, directly or through others. */
function reachedFrom(start: readonly string[], context: ChunkingContext): Set<string> {
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
function loadedBy(start: readonly string[], context: ChunkingContext) {
  const asked = new Set(dynamicImportsOf(start, context));
  for (const id of asked) for (const next of dynamicImportsOf([id], context)) asked.add(next);
  return { soon: reachedFrom([...asked].slice(0, 1), context), all: reachedFrom([...asked], context) };
}

const dynamicImportsOf = (start: readonly string[], context: ChunkingContext) =>
  [...reachedFrom(start, context)]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !loadsOnInteraction(id));

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

/**
 * Returns a file name for a chunk or what belongs to it. The bundler names a shared chunk after every page that uses
 * it, and the federation plugin names its own after all it knows of them.
 */
export function tidyName(name: string): string {
  if (name.includes("__prebuild__")) return "own-copy";
  if (name.includes("__loadShare__")) return "shares";
  if (name.includes("localSharedImportMap")) return "share-list";
  return name.replace(/~.*$/, "").replace(/\.[^.]+$/, "");
}
