import { headersForNewBody } from "../network/headers-for-new-body.ts";

/** Limits of a cache; whichever is reached first counts. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** Set on every cached answer: when it came from the network (ISO 8601, by this device's clock). */
export const savedAtHeader = "x-kept-at";
const bytesHeader = "x-kept-bytes";
/** Set on what was cached ahead, and nobody has asked for since it came. */
const aheadHeader = "x-kept-ahead";

/** Whether an answer from a cache came ahead, and nobody has asked for it. */
export const isAhead = ({ headers }: Response): boolean => headers.has(aheadHeader);

/**
 * The sizes of a cache's entries, the oldest first. Caches list their keys in the order in which they were put, so
 * the sizes can be read again in each life of the worker.
 */
function trackSizes(name: string, bounds: Bounds) {
  let sizes: Promise<Map<string, number>> | undefined;
  const prefetched = new Set<string>();

  async function readSizes(): Promise<Map<string, number>> {
    const cache = await caches.open(name);
    const known = new Map<string, number>();
    for (const { url } of await cache.keys()) {
      const cached = await cache.match(url, { ignoreVary: true });
      known.set(url, Number(cached?.headers.get(bytesHeader) ?? 0));
      if (cached && isAhead(cached)) prefetched.add(url);
    }
    return known;
  }

  const knownSizes = () => (sizes ??= readSizes());

  /** Deletes what was cached ahead, and then the oldest entries, until `limit` is met. */
  async function trim(limit: Bounds): Promise<void> {
    const known = await knownSizes();
    let bytes = sum(known);
    const evictionOrder = [...known].sort(
      ([one], [other]) => Number(prefetched.has(other)) - Number(prefetched.has(one)),
    );
    for (const [url, size] of evictionOrder) {
      if (known.size <= limit.entries && bytes <= limit.bytes) return;
      known.delete(url);
      bytes -= size;
      await (await caches.open(name)).delete(url, { ignoreVary: true });
    }
  }

  async function hasRoom(url: string, bytes: number): Promise<boolean> {
    const known = await knownSizes();
    const isNew = !known.has(url);
    return known.size + (isNew ? 1 : 0) <= bounds.entries && sum(known) + bytes <= bounds.bytes;
  }

  /** Bytes and number of the entries that nobody has asked for. */
  async function sizeAhead(): Promise<Bounds> {
    const known = new Map([...(await knownSizes())].filter(([url]) => prefetched.has(url)));
    return { entries: known.size, bytes: sum(known) };
  }

  function forget(): void {
    sizes = undefined;
    prefetched.clear();
  }

  return { knownSizes, trim, hasRoom, sizeAhead, prefetched, forget };
}

/** The answer as it is cached: when it came, and how large it is, stand in its headers. */
function cachedForm({ status, headers: given }: Response, body: Blob, ahead: boolean): Response {
  // The body is cached as decoded.
  const headers = headersForNewBody(given);
  headers.set(savedAtHeader, new Date().toISOString());
  headers.set(bytesHeader, String(body.size));
  if (ahead) headers.set(aheadHeader, "1");
  else headers.delete(aheadHeader);
  // Cached by address alone: one entry stands for it, whatever it was asked with.
  headers.delete("vary");
  return new Response(body, { status, headers });
}

/** A cache that evicts entries when it grows over its bounds: what came ahead goes first, then what was put longest ago. */
export function boundedCache(name: string, bounds: Bounds) {
  const open = () => caches.open(name);
  const {
    knownSizes,
    trim,
    hasRoom,
    sizeAhead,
    prefetched: prefetchedUrls,
    forget,
  } = trackSizes(name, bounds);

  return {
    async match(url: string): Promise<Response | undefined> {
      return (await open()).match(url, { ignoreVary: true });
    },

    /**
     * Caches an answer under `url`; the body is read to the end first, so that a cut answer is never cached.
     *
     * @param ahead nobody has asked for it: it is left out where older entries would have to go for it
     */
    async put(url: string, answer: Response, { ahead = false } = {}): Promise<void> {
      const body = await answer.blob();
      if (ahead && !(await hasRoom(url, body.size))) return;
      if (body.size > bounds.bytes) return;
      const known = await knownSizes();
      // In one step: on a full disk the copy before stays.
      await (await open()).put(url, cachedForm(answer, body, ahead));
      // Put again, an entry moves to the end of the list, in the cache as in the sizes.
      known.delete(url);
      known.set(url, body.size);
      if (ahead) prefetchedUrls.add(url);
      else prefetchedUrls.delete(url);
      await trim(bounds);
    },

    async delete(url: string): Promise<void> {
      (await knownSizes()).delete(url);
      await (await open()).delete(url, { ignoreVary: true });
    },

    /** Addresses of what is cached, the oldest first. */
    async urls(): Promise<string[]> {
      return [...(await knownSizes()).keys()];
    },

    /** Evicts everything. */
    async clear(): Promise<void> {
      forget();
      await caches.delete(name);
    },

    /** How much is cached. */
    async size(): Promise<Bounds> {
      const known = await knownSizes();
      return { entries: known.size, bytes: sum(known) };
    },

    /** How much of it was cached ahead and never asked for. */
    sizeAhead,

    /** Whether so many bytes can be cached under an address without evicting others. */
    hasRoom,

    trim,
  };
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);
