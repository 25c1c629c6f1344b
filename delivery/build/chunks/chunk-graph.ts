/** What Vite writes to `.vite/manifest.json`, of one chunk. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type Chunks = Record<string, Chunk>;

interface ReachOptions {
  /** Also what the chunks may load afterwards. */
  later?: boolean;
  /** Of that, what does not count, by its key. */
  except?: (key: string) => boolean;
}

/** Files that the chunks under `from` need at once, or `later`. */
export function reach(
  chunks: Chunks,
  from: string[],
  { later = false, except = () => false }: ReachOptions = {},
): Set<string> {
  const files = new Set<string>();
  const keys = new Set(from);
  // A set hands out what is added while it is walked, and each key once: circles end by themselves.
  for (const key of keys) {
    const chunk = chunks[key];
    if (!chunk) continue;
    // A script among the assets is a worker, which a page starts when it needs it.
    const assets = (chunk.assets ?? []).filter((file) => !file.endsWith(".js"));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) files.add(file);
    for (const next of chunk.imports ?? []) keys.add(next);
    for (const next of (later && chunk.dynamicImports) || []) if (!except(next)) keys.add(next);
  }
  return files;
}

/**
 * Chunks that import each other at once, as one way round; `undefined` when there are none. One of such a circle runs
 * before what it imports has, and reads what is not yet set.
 */
export function circleAmong(chunks: Chunks): string[] | undefined {
  const clear = new Set<string>();
  function from(key: string, way: readonly string[]): string[] | undefined {
    if (clear.has(key)) return undefined;
    if (way.includes(key))
      return [...way.slice(way.indexOf(key)), key].map((each) => chunks[each]?.file ?? each);
    for (const next of chunks[key]?.imports ?? []) {
      const circle = from(next, [...way, key]);
      if (circle) return circle;
    }
    clear.add(key);
    return undefined;
  }
  for (const key of Object.keys(chunks)) {
    const circle = from(key, []);
    if (circle) return circle;
  }
  return undefined;
}
