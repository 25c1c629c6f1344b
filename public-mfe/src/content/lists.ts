/** Texts of every long list. */
export const listTexts = {
  /** Of the button behind the entries that are shown: how many come next, and how many there are still. */
  showMore: (next: number, left: number) =>
    next === left ? `Show the other ${left}` : `Show ${next} more of ${left}`,
} as const;
