import { idsIn, readPaths, sectors } from "@ministry/api-client/public-reads";
import type { SiteConfig } from "@ministry/contract";
import { savedOrFetched } from "../reads/reads.ts";

/** Limits for one page of a visit, and for what one device fetches in one period. */
const perPage = { requests: 10, bytes: 60_000 };
const perPeriod = { bytes: 3_000_000, ms: 7 * 24 * 60 * 60_000 };

/** The public part's search asks for so many of the latest events. */
const searchedEvents = 100;

const cacheName = "state";
const spentKey = "/sw/warm-up";

/** What was spent in the period that began at `since` (milliseconds). */
interface Spent {
  since: number;
  bytes: number;
}

/**
 * Fetches public answers one by one from a host that makes no snapshots: the lists first, then the records they name.
 * A page of a visit fetches a few; the next one goes on, since what is on the device costs nothing.
 */
export async function answersAhead({ apiBase }: Pick<SiteConfig, "apiBase">): Promise<void> {
  const budget = await openBudget();
  /** The first answer among some paths; a refusal by one of them is no reason to stop. */
  const read = async (paths: readonly string[]): Promise<unknown> => {
    for (const path of paths) {
      const answer = await budget.fetch(apiBase + path);
      if (answer.ok) return answer.json();
    }
    return undefined;
  };
  try {
    for (const work of steps(read)) await work();
  } catch (error) {
    if (!budget.isSpent()) throw error;
  } finally {
    await budget.close();
  }
}

function steps(read: (paths: readonly string[]) => Promise<unknown>) {
  const idsAt = async (paths: readonly string[]) => idsIn(await read(paths));
  const latestEvents = readPaths.events();
  const lists = sectors.map((sector) => ({ sector, paths: readPaths.projects(sector) }));
  return [
    async () => {
      await Promise.all(lists.map(({ paths }) => read(paths)));
      await read(latestEvents);
      await read(readPaths.publications);
    },
    async () => {
      for (const { sector, paths } of lists) {
        for (const id of await idsAt(paths)) {
          await read(readPaths.project(sector, id));
          await read(readPaths.photos(sector, id));
          await read(readPaths.achievements(id));
          await read(readPaths.achievementsView(id));
        }
      }
    },
    async () => {
      for (const id of await idsAt(readPaths.publications)) await read(readPaths.publication(id));
      await read(readPaths.events({ limit: searchedEvents }));
    },
    async () => {
      // The last ones are the latest.
      for (const id of (await idsAt(latestEvents)).reverse()) await read(readPaths.event(id));
    },
  ];
}

/** Charges what comes from the network to this page and this period. */
async function openBudget() {
  const cache = await caches.open(cacheName);
  const stored = (await (await cache.match(spentKey))?.json()) as Spent | undefined;
  // A period that lies in the future began under a wrong clock.
  const ageMs = Date.now() - (stored?.since ?? Number.NaN);
  const spent: Spent =
    stored && ageMs >= 0 && ageMs < perPeriod.ms ? stored : { since: Date.now(), bytes: 0 };
  const ofPage = { requests: 0, bytes: 0 };
  const isSpent = () =>
    spent.bytes >= perPeriod.bytes || ofPage.bytes >= perPage.bytes || ofPage.requests >= perPage.requests;
  return {
    isSpent,
    fetch: async (url: string): Promise<Response> => {
      if (isSpent()) throw new Error("the budget is spent");
      const { answer, bytes } = await savedOrFetched(url);
      ofPage.requests += bytes > 0 ? 1 : 0;
      ofPage.bytes += bytes;
      spent.bytes += bytes;
      return answer;
    },
    close: () => cache.put(spentKey, new Response(JSON.stringify(spent))),
  };
}
