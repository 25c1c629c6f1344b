import { Pager, useIsLite } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";

/** So many entries of a list stand on one page of the lite edition, however many there are. */
const pageSize = 25;

/**
 * Shows a list whole, and page by page in the lite edition, where each page has to stay within its budget of bytes
 * (docs/budgets.md).
 */
export function PagesOf<T>({
  entries,
  label,
  children,
}: {
  entries: readonly T[];
  label: string;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const isLite = useIsLite();
  if (!import.meta.env.SSR || !isLite) return children(entries);
  return (
    <LitePages entries={entries} label={label}>
      {children}
    </LitePages>
  );
}

function LitePages<T>({ entries, label, children }: Parameters<typeof PagesOf<T>>[0]) {
  const [params] = useSearchParams();
  const pages = Math.max(1, Math.ceil(entries.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  return (
    <>
      {children(entries.slice((page - 1) * pageSize, page * pageSize))}
      {pages > 1 && (
        <Pager
          {...{ page, pages, label }}
          onPage={() => undefined}
          hrefOf={(to) => searchWith(params, "page", String(to))}
        />
      )}
    </>
  );
}

/** The query of the address with one value exchanged, as a link on the same page has it. */
function searchWith(params: URLSearchParams, name: string, value: string): string {
  const after = new URLSearchParams(params);
  after.set(name, value);
  return `?${after}`;
}
