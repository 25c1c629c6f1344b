import type { Publication } from "@ministry/api-client";
import { expect, test } from "vitest";
import { daysBetween, ministryDay } from "./ministry-day.ts";
import { tenderOf, tendersIn } from "./tenders.ts";

const publication = (id: string, closingDate?: string, category = "tenders"): Publication => ({
  id,
  title: id,
  description: "",
  category,
  filename: "",
  mimetype: "",
  size: 0,
  path: "",
  url: "",
  closingDate,
});
/** Half past ten in the evening at the ministry, half past seven in universal time. */
const now = Date.parse("2026-11-24T19:30:00Z");
const ids = (entries: { publication: Publication }[]) => entries.map((entry) => entry.publication.id);

test("a day is the ministry's, whatever the reader's clock", () => {
  expect(ministryDay(now)).toBe("2026-11-24");
  expect(ministryDay(Date.parse("2026-11-24T21:00:00Z"))).toBe("2026-11-25");
});

test("days are counted across months and years", () => {
  expect(daysBetween("2026-11-24", "2026-11-24")).toBe(0);
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-11-24", "2026-11-20")).toBe(-4);
});

test("a tender is open until the end of its day at the ministry", () => {
  expect(tenderOf(publication("a", "2026-11-24"), now)?.daysLeft).toBe(0);
  expect(tenderOf(publication("a", "2026-11-24"), Date.parse("2026-11-24T20:59:59Z"))?.daysLeft).toBe(0);
  expect(tenderOf(publication("a", "2026-11-24"), Date.parse("2026-11-24T21:00:00Z"))?.daysLeft).toBe(-1);
  expect(tenderOf(publication("a"), now)).toBeUndefined();
});

test("open tenders begin with what closes next, closed ones with what closed last; papers without a date come apart", () => {
  const found = tendersIn(
    [
      publication("later", "2027-01-10"),
      publication("long-gone", "2025-01-01"),
      publication("today", "2026-11-24", "energy"),
      publication("gone", "2026-11-20"),
      publication("undated"),
      publication("unreadable", "2026-13-45"),
      publication("report", undefined, "reports"),
    ],
    now,
  );
  expect(ids(found.open)).toEqual(["today", "later"]);
  expect(ids(found.closed)).toEqual(["gone", "long-gone"]);
  expect(found.undated.map(({ id }) => id)).toEqual(["undated", "unreadable"]);
});
