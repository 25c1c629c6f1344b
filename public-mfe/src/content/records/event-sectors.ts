/** What an event is about, in words. Apart from the other texts of events: the home page begins with it. */
export const eventSectors = { water: "Water", energy: "Energy" } as const;

/** Titles of the feeds of one sector; the heads of its pages name them. */
export const sectorFeedTitles = {
  water: "Water: news and projects",
  energy: "Energy: news and projects",
} as const;
