import { Notice } from "@ministry/shared-ui";
import { statusOf } from "../lib/failures.ts";
import { QueryView, type QueryViewProps } from "./query-view.tsx";

const unknownHere = new Set([404, 405, 501]);

/** A host that keeps the bare contract answered: it does not know this call. */
export const isUnknownHere = (error: unknown): boolean => unknownHere.has(statusOf(error) ?? 0);

/** A read that only our own server offers (docs/api.md); `missing`: shown on hosts without this call. */
export function HostAddition<T>({ missing, ...view }: QueryViewProps<T> & { missing: string }) {
  if (isUnknownHere(view.query.error)) return <Notice>{missing}</Notice>;
  return <QueryView {...view} />;
}
