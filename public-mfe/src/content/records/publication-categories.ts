/** What a card calls the categories an editor may choose. */
export const categoryTexts = {
  water: "water",
  energy: "energy",
  tenders: "tenders",
  reports: "reports",
  general: "general",
} as const;
