import * as recordsTexts from "../../content/records/table.ts";
/** How a list of records can be looked through: what is searched, in which orders, through which filters. */
export interface RecordShape<Row> {
  /** What they are called: `event`, `events`. */
  one: string;
  many: string;
  /** Different for every record; stays with it while the list changes. */
  keyOf: (row: Row) => string;
  /** What a person calls this one. */
  nameOf: (row: Row) => string;
  /** Texts that the search looks in. */
  textsOf: (row: Row) => readonly (string | undefined)[];
  /** What the order is called in which the records come: by which date, and which end is first. */
  givenOrder: string;
  orders: readonly Order<Row>[];
  /** Which part of the list it belongs to: parts stay together in every order. */
  rank?: (row: Row) => number;
  filters: readonly Filter<Row>[];
}

export interface Order<Row> {
  /** Stands in the address: `sort=title`, `sort=-title` for the other way. */
  id: string;
  /** Both ways in words, for the list of orders. */
  ascending: string;
  descending: string;
  /** Texts are compared as people read them; what is missing comes last. */
  by: (row: Row) => string | number | undefined;
}

export interface Filter<Row> {
  /** Stands in the address: `category=water`. */
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  fits: (row: Row, value: string) => boolean;
}

const day = 24 * 3_600_000;
const spans: Record<string, number> = { week: 7 * day, month: 30 * day, year: 365 * day };

/** Filters by when something was added; `at` gives ISO 8601. */
export function addedFilter<Row>(
  at: (row: Row) => string | undefined,
  label = recordsTexts.added,
): Filter<Row> {
  return {
    id: "added",
    label,
    options: [
      { value: "week", label: recordsTexts.inLast7Days },
      { value: "month", label: recordsTexts.inLast30Days },
      { value: "year", label: recordsTexts.inLast12Months },
      { value: "earlier", label: recordsTexts.earlier },
    ],
    fits: (row, value) => {
      const age = Date.now() - Date.parse(at(row) ?? "");
      if (Number.isNaN(age)) return false;
      return value === "earlier" ? age > 365 * day : age <= (spans[value] ?? Infinity);
    },
  };
}

/** Filters by a value out of those that occur. */
export function valueFilter<Row>(
  { id, label }: { id: string; label: string },
  rows: readonly Row[],
  of: (row: Row) => { value: string; label: string } | undefined,
): Filter<Row> {
  const found = new Map(rows.flatMap((row) => of(row) ?? []).map((option) => [option.value, option]));
  const options = [...found.values()].sort((a, b) => a.label.localeCompare(b.label));
  return { id, label, options, fits: (row, value) => of(row)?.value === value };
}

/** An order by the title or by another text. */
export const textOrder = <Row>(id: string, label: string, by: Order<Row>["by"]): Order<Row> => ({
  ...{ id, by },
  ascending: recordsTexts.fromAToZ(label),
  descending: recordsTexts.fromZToA(label),
});
