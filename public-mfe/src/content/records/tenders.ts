/** Fixed texts of tenders: their list, and what cards and pages of publications say of a closing date. */
export const tenderTexts = {
  title: "Tenders",
  lead: "Calls for tenders of the ministry. The days left are counted in the ministry’s local time.",
  open: "Open tenders",
  noneOpen: "No tender is open now. New ones appear here on the day they are published.",
  closed: "Closed tenders",
  undated: "Tender documents without a closing date",
  failed: "Failed to load tenders.",
  loading: "Loading tenders",
  /** Stands before the date. */
  closes: "Closes",
  hasClosed: "Closed",
  /** What is left of an open tender. */
  left: (days: number): string => {
    if (days === 0) return "Closes today";
    return days === 1 ? "1 day left" : `${days} days left`;
  },
  isClosed: "Closed",
  remind: "Add to calendar",
  /** Title of the calendar's entry. */
  closing: (title: string): string => `Tender closes: ${title}`,
  all: "See all tenders",
} as const;
