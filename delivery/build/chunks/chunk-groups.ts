import { loadedBy, memberTest, reachedFrom, type ChunkingContext } from "./reached-modules.ts";
import { kindNames, kindsTest } from "./screen-kinds.ts";

/** Federation's own modules stay in the chunks it makes. */
export const isFederation = (id: string) =>
  /\0|virtual:mf|__mf__|__loadShare__|__prebuild__|@module-federation/.test(id);
/** The part's own copies of shared packages lie in chunks that are fetched only where they are needed. */
export const isOwnCopy = (id: string) =>
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|use-sync-external-store|@remix-run[\\/]router|@tanstack[\\/][\w-]+|\.ministry)[\\/]/.test(
    id,
  );

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
  const ofKinds = kindNames.map((_, at, { length }) => {
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
