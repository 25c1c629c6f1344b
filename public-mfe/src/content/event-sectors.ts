/** What an event is about, in words. Apart from the other texts of events: the home page begins with it. */
export const eventSectors = { water: "Water", energy: "Energy" } as const;
