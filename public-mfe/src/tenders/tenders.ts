import type { Publication } from "@ministry/api-client";
import { daysBetween, ministryDay } from "./ministry-day.ts";

/** A publication with a closing date, on the day it is looked at. */
export interface Tender {
  publication: Publication;
  /** ISO date at the ministry; the tender is open until its end. */
  closes: string;
  /** Days that are left; 0 on the last one, negative afterwards. */
  daysLeft: number;
}

/** What a publication is as a tender; `undefined` without a closing date. */
export function tenderOf(publication: Publication, now: number): Tender | undefined {
  const { closingDate: closes } = publication;
  if (!closes || Number.isNaN(Date.parse(closes))) return undefined;
  return { publication, closes, daysLeft: daysBetween(ministryDay(now), closes) };
}

/** The tenders among the publications: what closes next first, then what closed last, then papers without a date. */
export function tendersIn(publications: readonly Publication[], now: number) {
  const tenders = publications.flatMap((publication) => tenderOf(publication, now) ?? []);
  return {
    open: tenders.filter(({ daysLeft }) => daysLeft >= 0).sort((a, b) => a.daysLeft - b.daysLeft),
    closed: tenders.filter(({ daysLeft }) => daysLeft < 0).sort((a, b) => b.daysLeft - a.daysLeft),
    undated: publications.filter(
      (publication) => publication.category.trim().toLowerCase() === "tenders" && !tenderOf(publication, now),
    ),
  };
}
