import { createPublicApi, type Picture } from "@ministry/api-client";
import type { SiteConfig } from "@ministry/delivery/contract";
import { keepImage } from "./images.ts";
import { fetchKept } from "./reads.ts";

/** Bytes fetched ahead of their use on one device in one period. */
const budgetBytes = 3_000_000;
const periodMs = 7 * 24 * 60 * 60_000;
/** Width that shows a card on a phone; without a line it stands in for the larger ones. */
const smallWidth = 320;

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
 * Fetches what a visitor has not opened yet, so that it opens without a line (DESIGN.md, section 3): the lists, the
 * details they name, small images; the most used first, one request after the other, within a budget. What is kept
 * already costs nothing. Stops quietly when the budget is spent or the line is gone.
 */
export async function warmUp({ apiBase, storageBase }: SiteConfig): Promise<void> {
  await navigator.locks.request("sw-warm-up", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const purse = await openPurse();
    if (purse.isEmpty()) return;
    const api = createPublicApi({ apiBase, storageBase, fetch: purse.fetch });
    try {
      for (const work of steps(api, purse)) await work();
    } catch (error) {
      if (!purse.isEmpty()) console.warn("warming up stopped", String(error));
    } finally {
      await purse.close();
    }
  });
}

type Api = ReturnType<typeof createPublicApi>;
type Purse = Awaited<ReturnType<typeof openPurse>>;

function steps({ projects, photos, events, publications, achievements }: Api, purse: Purse) {
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
      for (const { id, coverImage } of (await events.page()).items.reverse()) {
        await events.get(id);
        await purse.image(coverImage);
      }
    },
    async () => {
      for (const { sector, id } of await everyProject()) {
        const project = await projects.get(sector, id);
        await purse.image(project.coverImage);
        await purse.image(project.geographicImage);
        await purse.image(project.objectiveImage);
      }
    },
    async () => {
      for (const { sector, id } of await everyProject()) {
        for (const { picture } of await photos.list(sector, id)) await purse.image(picture);
      }
    },
  ];
}

/** Pays for what comes from the network, until the period's budget is spent. */
async function openPurse() {
  const cache = await caches.open(cacheName);
  const kept = (await (await cache.match(spentKey))?.json()) as Spent | undefined;
  // A period that lies in the future began under a wrong clock.
  const ageMs = Date.now() - (kept?.since ?? Number.NaN);
  const spent: Spent = kept && ageMs >= 0 && ageMs < periodMs ? kept : { since: Date.now(), bytes: 0 };
  const isEmpty = () => spent.bytes >= budgetBytes;
  const pay = (bytes: number) => {
    spent.bytes += bytes;
    if (isEmpty()) throw new Error("the budget is spent");
  };
  return {
    isEmpty,
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { answer, bytes } = await fetchKept(new Request(input, init));
      pay(bytes);
      return answer;
    },
    /** The small form of a picture. One without forms is left alone: originals weigh too much. */
    async image(picture: Picture | undefined): Promise<void> {
      const fitting = (picture?.variants ?? []).filter(({ width }) => width >= smallWidth);
      const small = fitting.sort((one, other) => one.width - other.width || rank(one) - rank(other))[0];
      if (small) pay(await keepImage(small.url));
    },
    close: () => cache.put(spentKey, new Response(JSON.stringify(spent))),
  };
}

/** AVIF is smaller, but every browser with a worker shows WebP. */
const rank = ({ format }: Picture["variants"][number]): number => (format === "webp" ? 0 : 1);
