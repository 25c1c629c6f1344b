import { useSearchParams } from "react-router-dom";

/** Page sizes a visitor may choose; the contract's own is 50. */
export const pageSizes = [10, 25, 50, 100];
const usualSize = 50;

/** In a transition a select would show its former choice until a slow processor is done. */
const atOnce = { flushSync: true };

/** Which page of a list is shown and how much of it; kept in the address, `?page=2&limit=25`. */
export function usePaging() {
  const [params, setParams] = useSearchParams();
  const limit = pageSizes.find((size) => size === Number(params.get("limit"))) ?? usualSize;
  const paramsFor = (before: URLSearchParams, page: number, size: number) => {
    const after = new URLSearchParams(before);
    after.delete("page");
    after.delete("limit");
    if (page > 1) after.set("page", String(page));
    if (size !== usualSize) after.set("limit", String(size));
    return after;
  };
  const set = (page: number, size: number) => setParams((before) => paramsFor(before, page, size), atOnce);
  return {
    page: pageIn(params.get("page")),
    limit,
    setPage: (page: number) => set(page, limit),
    /** Address of a page, as a link on this one has it. */
    hrefOf: (page: number) => `?${paramsFor(params, page, limit)}`,
    /** Another size starts at the first page again. */
    setLimit: (size: number) => set(1, size),
  };
}

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page < 1e6 ? page : 1;
}
