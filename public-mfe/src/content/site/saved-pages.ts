/** What is said where a page was never fetched, and above the list of what is here; apart from the page's own texts. */
export const savedPagesTexts = {
  looking: "Looking through what is saved …",
  nothing:
    "No project, event or publication has been saved yet. Open the site with a connection for a minute.",
  isWhole: "All fixed pages of the site open, and these:",
  isPartial: "Not every fixed page of the site is saved yet. These open:",
  all: "The list of all",
  kinds: {
    water: "Water projects",
    energy: "Energy projects",
    events: "Events",
    publications: "Publications",
  },
  neverFetched: {
    title: "This is not saved on this device",
    text: "It could not be fetched now.",
    more: "All about offline use",
  },
} as const;

/** How many of a longer list are named: the newest ones. */
export const newestCount = (count: number): string => `newest ${count}`;
