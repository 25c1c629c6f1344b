import { cachedImages } from "./image-cache.ts";
import { openedDocuments } from "./opened-documents.ts";

export type EvictedKind = "images" | "documents";

/** One way to make room; `evict` says whether anything went. */
interface Step {
  what: EvictedKind;
  evict(): Promise<boolean>;
}

/** The pictures that nobody has looked at: for what nobody has asked for, nothing else goes. */
export const picturesAhead: readonly Step[] = [{ what: "images", evict: () => dropAhead(cachedImages) }];

/** The older half of the images: there is room for a while, and not one less for each that comes. */
export const olderImages: readonly Step[] = [{ what: "images", evict: () => halve(cachedImages) }];

const everything: readonly Step[] = [
  ...picturesAhead,
  ...olderImages,
  { what: "images", evict: () => empty(cachedImages) },
  { what: "documents", evict: () => empty(openedDocuments) },
];

/**
 * Writes something. When the device is full, it takes the next step and tries again, until the write succeeds or no step
 * is left: by default it evicts the images that nobody has looked at, then the older half of the images by size, then
 * all images, then all documents that were opened without being saved. Other caches and the outbox are never touched.
 *
 * @param onEvicted called with what had to go
 * @param steps what the writing is worth
 * @throws the browser's QuotaExceededError when there is nothing left to evict
 */
export async function withRoom<T>(
  write: () => Promise<T>,
  onEvicted: (what: EvictedKind) => Promise<void>,
  steps: readonly Step[] = everything,
): Promise<T> {
  const left = [...steps];
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const evicted = isFull(error) ? await evictNext(left) : undefined;
      if (!evicted) throw error;
      await onEvicted(evicted);
    }
  }
}

/** Takes steps until one has made room. @returns what had to go; `undefined` when there is nothing left */
async function evictNext(left: Step[]): Promise<EvictedKind | undefined> {
  for (let step = left.shift(); step; step = left.shift()) if (await step.evict()) return step.what;
  return undefined;
}

type Cache = typeof cachedImages;

async function dropAhead(cache: Cache): Promise<boolean> {
  const [all, ahead] = await Promise.all([cache.size(), cache.sizeAhead()]);
  await cache.trim({ entries: all.entries - ahead.entries, bytes: all.bytes });
  return ahead.entries > 0;
}

async function halve(cache: Cache): Promise<boolean> {
  const { entries, bytes } = await cache.size();
  await cache.trim({ entries, bytes: bytes / 2 });
  return entries > 0;
}

async function empty(cache: Cache): Promise<boolean> {
  const { entries } = await cache.size();
  await cache.clear();
  return entries > 0;
}

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";
