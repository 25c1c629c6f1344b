import {
  createPublicApi,
  isApiError,
  type NewsEvent,
  type Project,
  type PublicApi,
  type Publication,
} from "../../api-client/src/index.ts";
import { achievementsFacts, projectFacts } from "../../public-mfe/src/pages/projects/project-facts.ts";
import { newestFirst } from "../../public-mfe/src/pages/events/newest-first.ts";
import { eventFacts } from "../../public-mfe/src/pages/events/event-facts.ts";
import { publicationFacts } from "../../public-mfe/src/pages/publications/publication-facts.ts";
import { patterns } from "../../public-mfe/src/paths.ts";
import type { PageFacts } from "../../public-mfe/src/site/page-facts.ts";
import type { SiteConfig } from "../contract.ts";
import { keepRecent } from "./recent.ts";
import { remembered } from "./remembered.ts";

/** All that is published; a list that can't be read and never was is absent. */
export interface Lists {
  energy?: Project[];
  water?: Project[];
  events?: NewsEvent[];
  publications?: Publication[];
}

/** What the API says of one record: its page's facts, or that there is none. */
export type Found = { facts: PageFacts } | "gone";

/** Lists change seldom and are read by machines, which wait. */
const forLists = { freshMs: 60_000, patienceMs: 3_000, longestMs: 30_000, restMs: 10_000 };
/** A visitor waits behind this one: without an answer in time the page goes out as it is. */
const forRecords = { freshMs: 30_000, patienceMs: 300, longestMs: 2_000, restMs: 5_000 };
const mostRecords = 1_000;
const eventsAtOnce = 100;
const mostEventPages = 50;

/** Ids the API makes; what else stands in an address is never asked for. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/** What the site's server knows of the records, from the API's public reads. */
export function published({ apiBase, storageBase }: Pick<SiteConfig, "apiBase" | "storageBase">) {
  const api = createPublicApi({ apiBase, storageBase });
  const lists = {
    energy: remembered((signal) => api.projects.list("energy", { signal }), forLists),
    water: remembered((signal) => api.projects.list("water", { signal }), forLists),
    events: remembered((signal) => everyEvent(api, signal), forLists),
    publications: remembered((signal) => api.publications.list({ signal }), forLists),
  };
  const readers: Record<string, (id: string, call: { signal: AbortSignal }) => Promise<PageFacts>> = {
    [patterns.energyProject]: async (id, call) =>
      projectFacts(await api.projects.get("energy", id, call), "energy", id),
    [patterns.waterProject]: async (id, call) =>
      projectFacts(await api.projects.get("water", id, call), "water", id),
    [patterns.event]: async (id, call) => eventFacts(await api.events.get(id, call), id),
    [patterns.publication]: async (id, call) => publicationFacts(await api.publications.get(id, call), id),
    [patterns.achievements]: async (id, call) =>
      achievementsFacts(await api.achievements.viewer(id, call), id),
  };
  const records = new Map<string, () => Promise<Found | undefined>>();
  /** While the API does not answer, no visitor waits for it to fail once more. */
  let restsUntil = 0;

  function recordReader(pattern: string, id: string) {
    const read = readers[pattern];
    return (
      read &&
      remembered<Found>(async (signal) => {
        try {
          return { facts: await read(id, { signal }) };
        } catch (error) {
          if (isApiError(error) && error.status === 404) return "gone";
          restsUntil = Date.now() + forRecords.restMs;
          throw error;
        }
      }, forRecords)
    );
  }

  return {
    async lists(): Promise<Lists> {
      const [energy, water, events, publications] = await Promise.all([
        lists.energy(),
        lists.water(),
        lists.events(),
        lists.publications(),
      ]);
      return { energy, water, events, publications };
    },

    /** The record behind a page with an id in its address; `undefined` when the API does not say in time. */
    async record(pattern: string, id: string): Promise<Found | undefined> {
      const key = `${pattern} ${id}`;
      const known = records.get(key);
      if (!isId(id) || (!known && Date.now() < restsUntil)) return undefined;
      const ask = known ?? recordReader(pattern, id);
      if (!ask) return undefined;
      return keepRecent(records, key, ask, mostRecords)();
    },
  };
}

export type Published = ReturnType<typeof published>;

/** All events, newest first. */
async function everyEvent(api: PublicApi, signal: AbortSignal): Promise<NewsEvent[]> {
  const { items, total, limit } = await api.events.page({ page: 1, limit: eventsAtOnce }, { signal });
  const pages = Math.min(Math.ceil(total / limit), mostEventPages);
  for (let page = 2; page <= pages; page += 1) {
    items.push(...(await api.events.page({ page, limit }, { signal })).items);
  }
  return newestFirst(items);
}
