import type { SiteConfig } from "@ministry/contract";
import { cachedImages } from "../cache/image-cache.ts";
import { isFull } from "../cache/make-room.ts";
import { cacheImageAhead } from "../media/images.ts";
import { addressesOfCopies, copyOf } from "../reads/reads.ts";

/** Width that shows a card on a phone; without a connection it stands in for the larger ones. */
const smallWidth = 320;
/** Bytes of pictures that are fetched at once, for a record and for everything. */
const mostBytes = { record: 150_000, all: 12_000_000 };

interface Variant {
  url: string;
  width: number;
  format: string;
  bytes?: number;
}

/** Small pictures, and how many bytes they may cost. */
export interface Pictures {
  /** Address → bytes, 0 where the host does not tell them. */
  sizes: ReadonlyMap<string, number>;
  maxBytes: number;
}

/** The small pictures of the record that a page is about; none where its address names no record. */
export async function picturesOfRecord(pathname: string, config: SiteConfig): Promise<Pictures> {
  const [id] = /[0-9a-f]{24}/.exec(pathname) ?? [];
  return {
    sizes: id ? await smallPictures(config, (path) => path.includes(id)) : new Map(),
    maxBytes: mostBytes.record,
  };
}

/** The small pictures of every record whose text is on the device. */
export const picturesOfAll = async (config: SiteConfig): Promise<Pictures> => ({
  sizes: await smallPictures(config, () => true),
  maxBytes: mostBytes.all,
});

/** What a picture of that width weighs as a rule, where the host does not tell it. */
const expectedBytes = 40_000;

/**
 * Fetches pictures one after the other; one that fails holds up no other.
 *
 * @throws when two fail in a row (there is no connection, or low data is on) or the device is full
 */
export async function keepPictures({ sizes, maxBytes }: Pictures): Promise<void> {
  let bytes = 0;
  let hasFailed = false;
  for (const [url, size] of sizes) {
    if (bytes >= maxBytes) return;
    try {
      bytes += await cacheImageAhead(url, size || expectedBytes);
      hasFailed = false;
    } catch (error) {
      if (hasFailed || isFull(error)) throw error;
      hasFailed = true;
      console.warn("picture not fetched", url, String(error));
    }
  }
}

/** Bytes that `keepPictures` would download. */
export async function bytesToFetch({ sizes, maxBytes }: Pictures): Promise<number> {
  const cached = new Set(await cachedImages.urls());
  const missing: [url: string, bytes: number][] = [];
  for (const [url, bytes] of sizes)
    if (!cached.has(url) && (await cachedImages.hasRoom(url, bytes || expectedBytes)))
      missing.push([url, bytes]);
  return Math.min(
    maxBytes,
    missing.reduce((sum, [, bytes]) => sum + bytes, 0),
  );
}

/** Of each picture that answers name, its smallest form that shows a card. One without forms weighs too much. */
async function smallPictures({ apiBase, storageBase }: SiteConfig, isWanted: (path: string) => boolean) {
  const sizes = new Map<string, number>();
  for (const url of await addressesOfCopies()) {
    if (!url.startsWith(apiBase) || !isWanted(url.slice(apiBase.length))) continue;
    const answer = (await (await copyOf(url))?.json()) as { media?: unknown } | undefined;
    for (const variants of variantsIn(answer?.media)) {
      const fitting = variants.filter(({ width }) => width >= smallWidth);
      const small = fitting.sort((one, other) => one.width - other.width || rank(one) - rank(other))[0];
      if (small) sizes.set(`${storageBase}/${small.url}`, small.bytes ?? 0);
    }
  }
  return sizes;
}

const variantsIn = (media: unknown): Variant[][] =>
  Object.values((media ?? {}) as Record<string, { variants?: Variant[] }>).map(
    ({ variants = [] }) => variants,
  );

/** AVIF is smaller, but every browser with a worker shows WebP. */
const rank = ({ format }: Variant): number => (format === "webp" ? 0 : 1);
