import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { orderNames } from "../../content/records/lists.ts";
import { searchLists } from "../../search/search.ts";

type SortOrder = "newest" | "oldest" | "title";

/** In the order in which they are offered. */
export const orders: { value: SortOrder; label: string }[] = [
  { value: "newest", label: orderNames.newest },
  { value: "oldest", label: orderNames.oldest },
  { value: "title", label: orderNames.title },
];

/** What the visitor looks for in a list and in which order; kept in the address, so that it can be passed on. */
export function useListTools() {
  const [params, setParams] = useSearchParams();
  const sort = orders.find(({ value }) => value === params.get("sort"))?.value ?? "newest";
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        // Another list starts at its first page.
        after.delete("page");
        if (value === "" || value === "newest") after.delete(name);
        else after.set(name, value);
        return after;
      },
      // At once: in a transition the field would show its former text until a slow processor is done, and the next
      // letter would be added to that.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  const typed = params.get("q") ?? "";
  return {
    /** What the field shows. */
    typed,
    /** What is looked for; a moment behind the field while the processor is busy. */
    text: useDeferredValue(typed),
    sort,
    /** Kind of file, where a list can be narrowed to one. */
    kind: params.get("kind") ?? "",
    setText: (text: string) => set("q", text),
    setSort: (order: string) => set("sort", order),
    setKind: (kind: string) => set("kind", kind),
    params,
    /** Sets a filter of the list, "" for none. */
    set,
  };
}

export type Tools = ReturnType<typeof useListTools>;

interface Listed {
  title: string;
  description: string;
  createdAt?: string;
}

/** The entries that answer a search (`searchLists`), in the order asked for. */
export function inOrder<T extends Listed>(entries: readonly T[], text: string, sort: SortOrder): T[] {
  const [found = []] = searchLists([entries], text).found;
  return found.sort((a, b) => {
    if (sort === "title") return a.title.localeCompare(b.title);
    const difference = timeOf(b) - timeOf(a);
    return sort === "newest" ? difference : -difference;
  });
}

const timeOf = ({ createdAt }: Listed) => Date.parse(createdAt ?? "") || 0;
