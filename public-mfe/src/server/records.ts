import { isApiError, type PublicApi, type Sector } from "@ministry/api-client";
import type { Answers, HeadElement, PublishedRecord, SiteConfig } from "@ministry/contract";
import { eventFacts } from "../pages/events/event-facts.ts";
import { eventQuery } from "../pages/events/events-query.ts";
import { achievementsFacts, projectFacts } from "../pages/projects/project-facts.ts";
import { achievementsViewQuery, projectQuery } from "../pages/projects/projects-query.ts";
import { publicationFacts } from "../pages/publications/publication-facts.ts";
import { publicationQuery } from "../pages/publications/publications-query.ts";
import { paths } from "../paths.ts";
import {
  alternatesOf,
  fullTitle,
  headTags,
  structuredData,
  type PageFacts,
} from "../site/page/page-facts.ts";

interface Call {
  signal: AbortSignal;
}

/** A record's facts, and the answer they were made of under the key that its page's screen asks with. */
interface Read {
  facts: PageFacts;
  answer: Answers[number];
}

type Reader = (api: PublicApi, id: string, call: Call) => Promise<Read>;

const project =
  (sector: Sector): Reader =>
  async (api, id, call) => {
    const data = await api.projects.get(sector, id, call);
    return { facts: projectFacts(data, sector, id), answer: [projectQuery(api, sector, id).queryKey, data] };
  };

const readers: Readonly<Record<string, Reader>> = {
  [paths.energyProject]: project("energy"),
  [paths.waterProject]: project("water"),
  [paths.event]: async (api, id, call) => {
    const data = await api.events.get(id, call);
    return { facts: eventFacts(data, id), answer: [eventQuery(api, id).queryKey, data] };
  },
  [paths.publication]: async (api, id, call) => {
    const data = await api.publications.get(id, call);
    return { facts: publicationFacts(data, id), answer: [publicationQuery(api, id).queryKey, data] };
  },
  [paths.achievements]: async (api, id, call) => {
    const data = await api.achievements.viewer(id, call);
    return { facts: achievementsFacts(data, id), answer: [achievementsViewQuery(api, id).queryKey, data] };
  },
};

/** Ids the API makes; nothing else that stands in an address is asked for. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/** The reading of the record behind a page; `undefined` for pages without one and for what can't be an id. */
export function recordReader(api: PublicApi, config: SiteConfig, pattern: string, id: string) {
  const read = readers[pattern];
  if (!read || !isId(id)) return undefined;
  return async (call: Call): Promise<PublishedRecord | "gone"> => {
    try {
      const { facts, answer } = await read(api, id, call);
      // The browser gets answers as JSON; what is rendered here has to be the same.
      const answers = JSON.parse(JSON.stringify([answer])) as Answers;
      return { head: headOf(facts, config), answers };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return "gone";
      throw error;
    }
  };
}

function headOf(facts: PageFacts, config: SiteConfig): HeadElement[] {
  const { siteBase } = config;
  const data = structuredData(facts, siteBase);
  return [
    ["title", {}, fullTitle(facts)],
    ...headTags(facts, siteBase),
    ...alternatesOf(facts.path, config).map(
      ([hreflang, href]) => ["link", { rel: "alternate", hreflang, href }] as const,
    ),
    ...(data ? [["script", { type: "application/ld+json" }, data] as const] : []),
  ];
}
