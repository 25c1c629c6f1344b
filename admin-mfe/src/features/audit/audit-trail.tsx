import { EmptyState, Pager } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import * as changesTexts from "../../content/changes/trail.ts";
import { HostAddition } from "../../screen/host-addition.tsx";
import { useApi } from "../../session/portal.tsx";
import { AuditEntries } from "./audit-entries.tsx";
import type { AuditQuery } from "./audit-filter.tsx";
import { auditQuery } from "./audit-query.ts";
import { spanOf } from "./words/span.ts";

const pageSize = 20;

export const noTrailText = changesTexts.noHistoryOnThisServer;

export interface AuditTrailProps {
  asked: AuditQuery;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The trail as asked for, a page at a time. */
export function AuditTrail({ asked: { actor, kind, from, until }, page, onPage }: AuditTrailProps) {
  const filtered = [actor, kind, from, until].some(Boolean);
  const query = useQuery(
    auditQuery(useApi(), {
      page,
      limit: pageSize,
      ...(actor && { actor }),
      ...(kind && { kind }),
      ...spanOf(from, until),
    }),
  );
  return (
    <HostAddition query={query} failure={changesTexts.failedToLoadChanges} missing={noTrailText}>
      {({ items, total }) => (
        <>
          <p role="status">
            {total === 1 ? changesTexts.oneChange : changesTexts.changes(total.toLocaleString("en-GB"))}
          </p>
          {items.length === 0 ? (
            <EmptyState text={emptyText(total, filtered)} />
          ) : (
            <AuditEntries entries={items} label={changesTexts.changesTitle} />
          )}
          {total > pageSize && (
            <Pager
              page={Math.min(page, pagesOf(total))}
              pages={pagesOf(total)}
              // From a page past the end back to the last one.
              onPage={(asked) => onPage(page > pagesOf(total) ? pagesOf(total) : asked)}
              label={changesTexts.pagesOfChanges}
            />
          )}
        </>
      )}
    </HostAddition>
  );
}

const pagesOf = (total: number) => Math.ceil(total / pageSize);

function emptyText(total: number, filtered: boolean): string {
  if (total > 0) return changesTexts.noChangesOnThisPage;
  return filtered ? changesTexts.noChangesMatchTheseFilters : changesTexts.noChangesYet;
}
