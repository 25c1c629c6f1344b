import { Select, TextField } from "@ministry/shared-ui";
import { useDeferredValue, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { orderNames, orderText } from "../../content/records/lists.ts";
import { ToolsForm } from "../../lite/tools-form.tsx";
import { searchLists } from "../../search/search.ts";
import fields from "./filter-fields.module.css";
import css from "./list-tools.module.css";

export type SortOrder = "newest" | "oldest" | "title";

const orders: { value: SortOrder; label: string }[] = [
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

interface ListToolsProps {
  label: string;
  tools: ReturnType<typeof useListTools>;
  /** How many there are, or were found; read out when it changes. */
  count: string;
  /** Further ways to narrow the list. */
  children?: ReactNode;
  /** Beside the count. */
  after?: ReactNode;
  /** Whether the visitor chooses the order. */
  hasOrder?: boolean;
}

/** Search field, filters and order of a list, and how much of it is shown. */
export function ListTools({ label, tools, count, children, after, hasOrder = true }: ListToolsProps) {
  return (
    <div className={css.tools} data-print="no">
      <ToolsForm className={fields.search}>
        <TextField
          type="search"
          name="q"
          label={label}
          placeholder={label}
          value={tools.typed}
          onChange={(event) => tools.setText(event.target.value)}
        />
        {children}
        {hasOrder && (
          <Select
            name="sort"
            label={orderText}
            options={orders}
            value={tools.sort}
            onChange={(event) => tools.setSort(event.target.value)}
          />
        )}
      </ToolsForm>
      <div className={css.foot}>
        <p role="status">{count}</p>
        {after}
      </div>
    </div>
  );
}

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
