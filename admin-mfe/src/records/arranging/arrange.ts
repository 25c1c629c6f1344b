import { plain } from "../../lib/plain.ts";
import type { RecordShape } from "./shape.ts";

/** What a list is searched, filtered, ordered and paged by. */
export interface ListOptions {
  text: string;
  /** Values of the filters by their ids; one that is not there lets everything through. */
  filters: Readonly<Record<string, string | undefined>>;
  /** None: as they come. */
  order?: { id: string; descending: boolean };
  /** From 1. */
  page: number;
  /** Records on a page. */
  size: number;
}

export interface ListPage<Row> {
  /** All that fit, in order. */
  matching: readonly Row[];
  /** Those on the page. */
  shown: readonly Row[];
  /** Page that is shown: one past the end becomes the last. */
  page: number;
  pages: number;
  /** Place of the first one shown among those that fit, from 0. */
  offset: number;
}

/** Chooses, orders and pages the records of a list. */
export function arrange<Row>(
  rows: readonly Row[],
  shape: RecordShape<Row>,
  wanted: ListOptions,
): ListPage<Row> {
  const { rank } = shape;
  const inOrder = ordered(chosen(rows, shape, wanted), shape, wanted.order);
  const matching = rank ? [...inOrder].sort((a, b) => rank(a) - rank(b)) : inOrder;
  const pages = Math.max(1, Math.ceil(matching.length / wanted.size));
  const page = Math.min(Math.max(1, wanted.page), pages);
  const offset = (page - 1) * wanted.size;
  return { matching, shown: matching.slice(offset, offset + wanted.size), page, pages, offset };
}

/** Each word has to occur somewhere, whatever its case and accents. */
export function hasWords(texts: readonly (string | undefined)[], wanted: string): boolean {
  const words = plain(wanted).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return true;
  const text = plain(texts.filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}

function chosen<Row>(rows: readonly Row[], shape: RecordShape<Row>, { text, filters }: ListOptions): Row[] {
  const active = shape.filters.flatMap((filter) => {
    const value = filters[filter.id];
    return value ? [{ fits: filter.fits, value }] : [];
  });
  return rows.filter(
    (row) => active.every(({ fits, value }) => fits(row, value)) && hasWords(shape.textsOf(row), text),
  );
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function ordered<Row>(rows: Row[], { orders }: RecordShape<Row>, wanted: ListOptions["order"]): Row[] {
  const by = orders.find(({ id }) => id === wanted?.id)?.by;
  if (!by || !wanted) return rows;
  const way = wanted.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: by(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value))
        return Number(isMissing(a.value)) - Number(isMissing(b.value));
      return way * compared(a.value, b.value);
    })
    .map(({ row }) => row);
}

const isMissing = (value: string | number | undefined): value is undefined | "" =>
  value === undefined || value === "";

const compared = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
