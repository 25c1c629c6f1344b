/** Limits of a cache; whichever is reached first counts. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** Set on every cached answer: when it came from the network (ISO 8601, by this device's clock). */
export const savedAtHeader = "x-kept-at";
const bytesHeader = "x-kept-bytes";

/**
 * The sizes of a cache's entries, the oldest first. Caches list their keys in the order in which they were put, so
 * the book can be rebuilt in each life of the worker.
 */
function sizeBook(name: string, bounds: Bounds) {
  let book: Promise<Map<string, number>> | undefined;

  async function readSizes(): Promise<Map<string, number>> {
    const cache = await caches.open(name);
    const known = new Map<string, number>();
    for (const { url } of await cache.keys()) {
      const cached = await cache.match(url, { ignoreVary: true });
      known.set(url, Number(cached?.headers.get(bytesHeader) ?? 0));
    }
    return known;
  }

  const sizes = () => (book ??= readSizes());

  /** Deletes the oldest entries until `limit` is met. */
  async function trim(limit: Bounds): Promise<void> {
    const known = await sizes();
    let bytes = sum(known);
    for (const [url, size] of known) {
      if (known.size <= limit.entries && bytes <= limit.bytes) return;
      known.delete(url);
      bytes -= size;
      await (await caches.open(name)).delete(url, { ignoreVary: true });
    }
  }

  async function hasRoom(url: string, bytes: number): Promise<boolean> {
    const known = await sizes();
    const isNew = !known.has(url);
    return known.size + (isNew ? 1 : 0) <= bounds.entries && sum(known) + bytes <= bounds.bytes;
  }

  return { sizes, trim, hasRoom, forget: () => (book = undefined) };
}

/** The answer as it is cached: when it came, and how large it is, stand in its headers. */
function cachedForm({ status, headers: given }: Response, body: Blob): Response {
  const headers = new Headers(given);
  // The body is cached as decoded; its wire form is past.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(savedAtHeader, new Date().toISOString());
  headers.set(bytesHeader, String(body.size));
  // Cached by address alone: one entry stands for it, whatever it was asked with.
  headers.delete("vary");
  return new Response(body, { status, headers });
}

/** A cache that evicts its oldest entries when it grows over its bounds: what was put longest ago goes first. */
export function boundedCache(name: string, bounds: Bounds) {
  const open = () => caches.open(name);
  const { sizes, trim, hasRoom, forget } = sizeBook(name, bounds);

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
      const known = await sizes();
      // In one step: on a full disk the copy before stays.
      await (await open()).put(url, cachedForm(answer, body));
      // Put again, an entry moves to the end of the list, in the cache as in the book.
      known.delete(url);
      known.set(url, body.size);
      await trim(bounds);
    },

    async delete(url: string): Promise<void> {
      (await sizes()).delete(url);
      await (await open()).delete(url, { ignoreVary: true });
    },

    /** Addresses of what is cached, the oldest first. */
    async urls(): Promise<string[]> {
      return [...(await sizes()).keys()];
    },

    /** Evicts everything. */
    async clear(): Promise<void> {
      forget();
      await caches.delete(name);
    },

    /** How much is cached. */
    async size(): Promise<Bounds> {
      const known = await sizes();
      return { entries: known.size, bytes: sum(known) };
    },

    trim,
  };
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);
