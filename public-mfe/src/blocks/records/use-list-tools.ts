import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { orderNames } from "../../content/records/lists.ts";
import { lazyCode, useLazyCode } from "../../site/browser/lazy-code.ts";

/** What searches a list: most visitors look through one without. */
const searchCode = lazyCode(async () => (await import("../../search/search.ts")).searchLists);

type SortOrder = "newest" | "oldest" | "title";

/** In the order in which they are offered. */
export const orders: { value: SortOrder; label: string }[] = [
  { value: "newest", label: orderNames.newest },
  { value: "oldest", label: orderNames.oldest },
  { value: "title", label: orderNames.title },
];

/**
 * What the visitor looks for in a list and in which order; kept in the address, so that it can be passed on.
 *
 * The component is held back while something is looked for and what searches is on its way (`useLazyCode`).
 */
export function useListTools(search = searchCode) {
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
  const text = useDeferredValue(typed);
  const { code: searchLists, error } = useLazyCode(search, hasWords(text));
  return {
    /** What the field shows. */
    typed,
    /** What is looked for; a moment behind the field while the processor is busy. */
    text,
    /** Absent until somebody looks for something, and where it can't be had. */
    searchLists,
    /** Something is typed, and what searches is on its way: the list is still the one before. */
    isSearchComing: hasWords(typed) && !searchLists && !error,
    /** Something is looked for, and what searches can't be had: the list is shown without. */
    isSearchMissing: hasWords(text) && !searchLists,
    loadSearch: search.load,
    sort,
    /** Kind of file, where a list can be narrowed to one. */
    kind: params.get("kind") ?? "",
    setText(words: string) {
      // Once more, where it could not be had before.
      void search.load();
      set("q", words);
    },
    setSort: (order: string) => set("sort", order),
    setKind: (kind: string) => set("kind", kind),
    params,
    /** Sets a filter of the list, "" for none. */
    set,
  };
}

const hasWords = (text: string): boolean => text.trim() !== "";

export type Tools = ReturnType<typeof useListTools>;

interface Listed {
  title: string;
  description: string;
  createdAt?: string;
}

/** The entries that answer a search, all where there is none, in the order asked for. */
export function inOrder<T extends Listed>(
  entries: readonly T[],
  { text, sort, searchLists }: Pick<Tools, "text" | "sort" | "searchLists">,
): T[] {
  const found = searchLists ? searchLists([entries], text).found.flat() : [...entries];
  return found.sort((a, b) => {
    if (sort === "title") return a.title.localeCompare(b.title);
    const difference = timeOf(b) - timeOf(a);
    return sort === "newest" ? difference : -difference;
  });
}

const timeOf = ({ createdAt }: Listed) => Date.parse(createdAt ?? "") || 0;
