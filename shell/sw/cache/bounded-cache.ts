/** Limits of a cache; whichever is reached first counts. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** Set on every kept answer: when it came from the network (ISO 8601, by this device's clock). */
export const keptAtHeader = "x-kept-at";
const bytesHeader = "x-kept-bytes";

/**
 * A cache that gives up its oldest entries when it grows over its bounds. Caches list their keys in the order in
 * which they were put, so the book of sizes can be rebuilt in each life of the worker: what was put longest ago
 * goes first.
 */
export function boundedCache(name: string, bounds: Bounds) {
  const open = () => caches.open(name);
  let book: Promise<Map<string, number>> | undefined;

  const sizes = () => (book ??= readSizes());

  async function readSizes(): Promise<Map<string, number>> {
    const cache = await open();
    const known = new Map<string, number>();
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url, { ignoreVary: true });
      known.set(url, Number(kept?.headers.get(bytesHeader) ?? 0));
    }
    return known;
  }

  /** Deletes the oldest entries until `keep` is met. */
  async function trim(keep: Bounds): Promise<void> {
    const known = await sizes();
    let bytes = sum(known);
    for (const [url, size] of known) {
      if (known.size <= keep.entries && bytes <= keep.bytes) return;
      known.delete(url);
      bytes -= size;
      await (await open()).delete(url, { ignoreVary: true });
    }
  }

  async function hasRoom(url: string, bytes: number): Promise<boolean> {
    const known = await sizes();
    const isNew = !known.has(url);
    return known.size + (isNew ? 1 : 0) <= bounds.entries && sum(known) + bytes <= bounds.bytes;
  }

  return {
    async match(url: string): Promise<Response | undefined> {
      return (await open()).match(url, { ignoreVary: true });
    },

    /**
     * Keeps an answer under `url`; the body is read to the end first, so that a cut answer is never kept.
     *
     * @param ahead nobody has asked for it: it is left out where older entries would have to go for it
     */
    async put(url: string, answer: Response, { ahead = false } = {}): Promise<void> {
      const body = await answer.blob();
      if (ahead && !(await hasRoom(url, body.size))) return;
      if (body.size > bounds.bytes) return;
      const headers = new Headers(answer.headers);
      // The body is kept as decoded; its wire form is past.
      headers.delete("content-encoding");
      headers.delete("content-length");
      headers.set(keptAtHeader, new Date().toISOString());
      headers.set(bytesHeader, String(body.size));
      // Kept by address alone: one entry stands for it, whatever it was asked with.
      headers.delete("vary");
      const known = await sizes();
      // In one step: on a full disk the copy before stays.
      await (await open()).put(url, new Response(body, { status: answer.status, headers }));
      // Put again, an entry moves to the end of the list, in the cache as in the book.
      known.delete(url);
      known.set(url, body.size);
      await trim(bounds);
    },

    async delete(url: string): Promise<void> {
      (await sizes()).delete(url);
      await (await open()).delete(url, { ignoreVary: true });
    },

    /** Addresses of what is kept, the oldest first. */
    async urls(): Promise<string[]> {
      return [...(await sizes()).keys()];
    },

    /** Gives up everything. */
    async clear(): Promise<void> {
      book = undefined;
      await caches.delete(name);
    },

    /** How much is kept. */
    async size(): Promise<Bounds> {
      const known = await sizes();
      return { entries: known.size, bytes: sum(known) };
    },

    trim,
  };
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);
