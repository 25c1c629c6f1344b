import type { NewsEvent } from "@ministry/api-client";
import { eventTexts } from "../../content/records/events.ts";
import { eventPath, paths } from "../../paths.ts";
import { langOf } from "../../site/text/lang-of.ts";
import type { PageFacts } from "../../site/page/page-facts.ts";

/**
 * What the page of one event says of itself, also before it is loaded. To search engines it is news about an event: of an
 * event itself they want to know when it takes place, which few records say.
 */
export function eventFacts(event: NewsEvent | undefined, id: string): PageFacts {
  const facts = { path: eventPath(id), trail: [{ label: eventTexts.title, to: paths.events }] };
  if (!event) return { ...facts, title: eventTexts.one, description: eventTexts.lead };
  const title = event.title || eventTexts.untitled;
  return {
    ...facts,
    feed: event.sector,
    title,
    lang: langOf(event, "title"),
    description: event.description || eventTexts.lead,
    image: event.coverImage?.url,
    subject: (ministry) => ({
      "@type": "NewsArticle",
      headline: title,
      datePublished: event.createdAt,
      dateModified: event.updatedAt,
      publisher: ministry,
      about: {
        "@type": "Event",
        name: title,
        startDate: event.startsAt,
        endDate: event.endsAt,
        location: event.venue || event.district,
        ...(event.ministry && { organizer: { "@type": "Organization", name: event.ministry } }),
      },
    }),
  };
}
