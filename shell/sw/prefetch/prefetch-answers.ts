import { createPublicApi } from "@ministry/api-client";
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
export async function answersAhead({ apiBase, storageBase }: SiteConfig): Promise<void> {
  const budget = await openBudget();
  const api = createPublicApi({ apiBase, storageBase, fetch: budget.fetch });
  try {
    for (const work of steps(api)) await work();
  } catch (error) {
    if (!budget.isSpent()) throw error;
  } finally {
    await budget.close();
  }
}

type Api = ReturnType<typeof createPublicApi>;

function steps({ projects, photos, events, publications, achievements }: Api) {
  const sectors = ["water", "energy"] as const;
  const everyProject = async () => (await Promise.all(sectors.map((sector) => projects.list(sector)))).flat();
  return [
    async () => {
      await everyProject();
      await events.page();
      await publications.list();
    },
    async () => {
      for (const { sector, id } of await everyProject()) {
        await projects.get(sector, id);
        await photos.list(sector, id);
        await achievements.list(id);
        await achievements.viewer(id);
      }
    },
    async () => {
      for (const { id } of await publications.list()) await publications.get(id);
      await events.page({ limit: searchedEvents });
    },
    async () => {
      // The last ones are the latest.
      for (const { id } of (await events.page()).items.reverse()) await events.get(id);
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
    fetch: async (input: RequestInfo | URL): Promise<Response> => {
      if (isSpent()) throw new Error("the budget is spent");
      const { answer, bytes } = await savedOrFetched(input instanceof Request ? input.url : String(input));
      ofPage.requests += bytes > 0 ? 1 : 0;
      ofPage.bytes += bytes;
      spent.bytes += bytes;
      return answer;
    },
    close: () => cache.put(spentKey, Response.json(spent)),
  };
}
