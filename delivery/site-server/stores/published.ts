import type { FeedEntry, PublishedReader, PublishedRecord, SitemapEntry } from "@ministry/contract";
import { cacheRecent } from "./recent.ts";
import { remembered } from "./remembered.ts";

/** What the API says of one record, and when it was read; or that there is none. */
export type Found = { record: PublishedRecord; at: number } | "gone";

/** Lists change seldom and are read by machines, which wait. */
const forLists = { freshMs: 60_000, answerTimeoutMs: 3_000, requestTimeoutMs: 30_000, cooldownMs: 10_000 };
/** A visitor waits behind this one: without an answer in time the page goes out as it is. */
const forRecords = { freshMs: 1_000, answerTimeoutMs: 300, requestTimeoutMs: 2_000, cooldownMs: 5_000 };
const maxRecords = 1_000;

/** Remembers what the released public part reads from the API. */
export function published(reader: PublishedReader) {
  const lists = reader.sitemap.map((read) => remembered((signal) => read({ signal }), forLists));
  const feed = remembered((signal) => reader.feed({ signal }), forLists);
  const records = new Map<string, () => Promise<Found | undefined>>();
  /** While the API does not answer, no visitor waits for it to fail once more. */
  let coolsDownUntil = 0;

  function recordReader(pattern: string, id: string) {
    const read = reader.record(pattern, id);
    return (
      read &&
      remembered<Found>(async (signal) => {
        const at = Date.now();
        try {
          const record = await read({ signal });
          return record === "gone" ? record : { record, at };
        } catch (error) {
          coolsDownUntil = Date.now() + forRecords.cooldownMs;
          throw error;
        }
      }, forRecords)
    );
  }

  return {
    /** The pages of all records; a list that was never read is left out, `undefined` when none ever was. */
    async sitemap(): Promise<SitemapEntry[] | undefined> {
      const known = (await Promise.all(lists.map((read) => read()))).filter((list) => list !== undefined);
      return known.length > 0 ? known.flat() : undefined;
    },

    /** Entries of the feed; `undefined` when they were never read. */
    feed: (): Promise<FeedEntry[] | undefined> => feed(),

    /** The record behind a page with an id in its address; `undefined` when the API does not say in time. */
    async record(pattern: string, id: string): Promise<Found | undefined> {
      const key = `${pattern} ${id}`;
      const known = records.get(key);
      if (!known && Date.now() < coolsDownUntil) return undefined;
      const ask = known ?? recordReader(pattern, id);
      return ask && cacheRecent(records, key, ask, maxRecords)();
    },
  };
}

export type Published = ReturnType<typeof published>;
