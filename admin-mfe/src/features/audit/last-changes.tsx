import { useQuery } from "@tanstack/react-query";
import * as changesTexts from "../../content/changes/trail.ts";
import { HostAddition } from "../../screen/host-addition.tsx";
import { useApi } from "../../session/portal.tsx";
import { AuditSentence } from "./audit-entries.tsx";
import { auditQuery } from "./audit-query.ts";
import { noTrailText } from "./audit-trail.tsx";
import css from "./audit.module.css";

/** The last audit events of everybody, without their details. */
export function LastChanges({ count = 6 }: { count?: number }) {
  const query = useQuery(auditQuery(useApi(), { limit: count, records: true }));
  return (
    <HostAddition query={query} failure={changesTexts.failedToLoadChanges} missing={noTrailText}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{changesTexts.nothingHasBeenChangedYet}</p>
        ) : (
          <ol role="list" className={css.brief} aria-label={changesTexts.lastChanges}>
            {items.map((entry) => (
              <li key={entry.id}>
                <AuditSentence entry={entry} />
              </li>
            ))}
          </ol>
        )
      }
    </HostAddition>
  );
}
