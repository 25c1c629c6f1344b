import { useSearchParams } from "react-router-dom";
import { filterIn, type EventFilter } from "./event-filter.ts";

/** Page sizes a visitor may choose; the contract's own is 50. */
export const pageSizes = [10, 25, 50, 100];
const usualSize = 50;

/** In a transition a select would show its former choice until a slow processor is done. */
const atOnce = { flushSync: true };

/** Which page of the events is shown and of which of them, kept in the address: `?month=2026-03&page=2&limit=25`. */
export function usePaging() {
  const [params, setParams] = useSearchParams();
  const limit = pageSizes.find((size) => size === Number(params.get("limit"))) ?? usualSize;
  const paramsFor = (before: URLSearchParams, changes: Record<string, string>) => {
    const after = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    return after;
  };
  const set = (changes: Record<string, string>) => setParams((before) => paramsFor(before, changes), atOnce);
  const pageText = (page: number) => (page > 1 ? String(page) : "");
  return {
    page: pageIn(params.get("page")),
    limit,
    filter: filterIn(params),
    setPage: (page: number) => set({ page: pageText(page) }),
    /** Address of a page, as a link on this one has it. */
    hrefOf: (page: number) => `?${paramsFor(params, { page: pageText(page) })}`,
    /** Another size or another choice starts at the first page again. */
    setLimit: (size: number) => set({ page: "", limit: size === usualSize ? "" : String(size) }),
    setFilter: (name: keyof EventFilter, value: string) => set({ page: "", [name]: value }),
  };
}

export type Paging = ReturnType<typeof usePaging>;

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page < 1e6 ? page : 1;
}
