import { cachedImages } from "./image-cache.ts";
import { openedDocuments } from "./opened-documents.ts";

export type GivenUp = "images" | "documents";

/** One way to make room; `giveUp` says whether anything went. */
interface Step {
  what: GivenUp;
  giveUp(): Promise<boolean>;
}

/** The older half of the images: there is room for a while, and not one less for each that comes. */
export const olderImages: readonly Step[] = [{ what: "images", giveUp: () => halve(cachedImages) }];

const everything: readonly Step[] = [
  ...olderImages,
  { what: "images", giveUp: () => empty(cachedImages) },
  { what: "documents", giveUp: () => empty(openedDocuments) },
];

/**
 * Writes something; when the device is full, gives up the oldest images first, then what was only opened, and tries
 * again after each. Publications saved on purpose and the outbox are never given up.
 *
 * @param onEvicted called with what had to go
 * @param steps what the writing is worth
 * @throws the browser's QuotaExceededError when there is nothing left to give up
 */
export async function withRoom<T>(
  write: () => Promise<T>,
  onEvicted: (what: GivenUp) => Promise<void>,
  steps: readonly Step[] = everything,
): Promise<T> {
  for (const { what, giveUp } of steps) {
    try {
      return await write();
    } catch (error) {
      if (!isFull(error)) throw error;
      if (await giveUp()) await onEvicted(what);
    }
  }
  return write();
}

type Cache = typeof cachedImages;

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
