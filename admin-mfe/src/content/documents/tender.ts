/** Texts of the fields that make a document a tender. */

export const tenderAndPlace = "Tender, sector and place";
export const closingDate = "Closing date";
export const closingDateHint =
  "For tenders: the last day for offers. A document with a closing date is listed as a tender.";
export const closingDateProblem = "Closing date must be a day such as 2026-03-01.";
