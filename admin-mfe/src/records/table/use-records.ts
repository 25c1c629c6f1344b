import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { arrange, type ListPage, type ListOptions } from "../arranging/arrange.ts";
import { usePageSize } from "../arranging/page-size.ts";
import type { RecordShape } from "../arranging/shape.ts";

export interface Records<Row> extends ListPage<Row> {
  shape: RecordShape<Row>;
  /** How many there are altogether. */
  total: number;
  wanted: ListOptions;
  /** Something is searched or filtered. */
  narrowed: boolean;
  search: (text: string) => void;
  filter: (id: string, value: string) => void;
  /** `title`, `-title` for the other way, "" as they come. */
  sort: (order: string) => void;
  turnTo: (page: number) => void;
  setSize: (size: number) => void;
  /** Takes search and filters away. */
  showAll: () => void;
}

/** How long typing rests before it is written into the address: browsers refuse more than a few changes a second. */
const typingDelayMs = 300;

/**
 * A list as it is looked at: searched, filtered, sorted and paged. All of it but the page's size stands in the
 * address, so that Back and a reload lead to the same place.
 */
export function useRecords<Row>(rows: readonly Row[], shape: RecordShape<Row>): Records<Row> {
  const [address, setAddress] = useSearchParams();
  const [size, setSize] = usePageSize();
  const change = (values: Record<string, string>, { replace = true } = {}) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        // Whatever else is asked for begins at the first page.
        if (!("page" in values)) after.delete("page");
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      // At once: in a transition a second change made meanwhile would start from the address before the first.
      { replace, preventScrollReset: true, flushSync: true },
    );
  const [text, search] = useTyped(address.get("q") ?? "", (q) => change({ q }));

  const sort = address.get("sort") ?? "";
  const wanted: ListOptions = {
    text,
    filters: Object.fromEntries(shape.filters.map(({ id }) => [id, address.get(id) ?? undefined])),
    order: sort ? { id: sort.replace(/^-/u, ""), descending: sort.startsWith("-") } : undefined,
    page: Math.trunc(Number(address.get("page"))) || 1,
    size,
  };
  const filters = Object.values(wanted.filters);
  return {
    ...arrange(rows, shape, { ...wanted, text: useDeferredValue(text) }),
    ...{ shape, wanted, total: rows.length, search, setSize },
    narrowed: text.trim() !== "" || filters.some(Boolean),
    filter: (id, value) => change({ [id]: value }),
    sort: (order) => change({ sort: order }),
    // A page is a place of its own: Back leads to the one before.
    turnTo: (page) => change({ page: page > 1 ? String(page) : "" }, { replace: false }),
    showAll: () => {
      search("");
      change(Object.fromEntries([["q", ""], ...shape.filters.map(({ id }) => [id, ""])]));
    },
  };
}

/** What a `DataTable` needs to sort: its headings turn the order they are in round. */
export function sortingOf<Row>({ wanted: { order }, sort }: Records<Row>) {
  const ascending = (id: string) => order?.id === id && !order.descending;
  return {
    sorting: order && { order: order.id, descending: order.descending },
    onSort: (id: string) => sort(ascending(id) ? `-${id}` : id),
  };
}

/**
 * A text that is typed into at once and reaches the address when typing rests. Going back brings the older one, and a
 * link to the same list its own.
 */
function useTyped(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const { key } = useLocation();
  const [place, setPlace] = useState({ key, inAddress });
  const how = useNavigationType();
  if (place.key !== key) {
    setPlace({ key, inAddress });
    // What is typed here replaces the address; another page of the list leaves the search as it is.
    const isAnother = how === "POP" || (how === "PUSH" && place.inAddress !== inAddress);
    if (isAnother && text !== inAddress) setText(inAddress);
  }
  const writeNow = useEffectEvent(() => {
    if (text !== inAddress) write(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), typingDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
