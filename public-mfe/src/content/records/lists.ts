/** Texts of every long list. */
export const listTexts = {
  /** Of the button behind the entries that are shown: how many come next, and how many there are still. */
  showMore: (next: number, left: number) =>
    next === left ? `Show the other ${left}` : `Show ${next} more of ${left}`,
  /** While what searches is on its way. */
  searching: "Searching",
  searchMissing: "The search could not be loaded: the list is shown without it.",
} as const;

/** Words of the lists' search fields and orders. */
export const orderText = "Order";
export const orderNames = {
  newest: "Newest first",
  oldest: "Oldest first",
  title: "Title, A to Z",
} as const;
