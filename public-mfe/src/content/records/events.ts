export const byMinistry = (ministry: string): string => `By ${ministry}`;
/** Stands before a date. */
export const publishedText = "Published";
export const loadingEventText = "Loading event";
/** Name of the pager. */
export const eventPagesText = "Pages of events";

/** Fixed texts of the events' list and pages. */
export const eventTexts = {
  title: "Events and news",
  banner: "EVENT/NEWS",
  lead: "What happens at the ministry and at its works in the regions, newest first.",
  failed: "Failed to load events.",
  /** The contract's own words for an empty list of events (sic). */
  none: "No projects found.",
  /** Link of a card (sic). */
  more: "Read for More",
  one: "Event",
  untitled: "Untitled event",
  all: "See all events",
  feed: "Follow by feed",
  /** Heading of an address whose event is not there. */
  gone: "Event not found",
  oneFailed: "Could not load event details.",
  /** Said of an event that is not over. */
  toCome: "Upcoming",
  remind: "Add to calendar",
  loading: "Loading events",
  /** Heading of the list. */
  latest: "Latest events",
  filters: {
    month: "Month",
    district: "Place",
    sector: "Sector",
    pageSize: "Events per page",
    perPage: (size: number): string => `${size} per page`,
    anyMonth: "All months",
    anyDistrict: "All places",
    anySector: "All sectors",
    when: "Date",
    anyTime: "Any date",
    none: "No events match these filters.",
    clear: "Show all news",
  },
  /** How many of how many are shown (P-148). */
  count: (shown: number, total: number): string =>
    `Showing ${shown} of ${total} ${total === 1 ? "event" : "events"}`,
  noText: "No further text has been published for this event.",
} as const;
