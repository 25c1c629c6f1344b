import { Badge, Skeleton } from "@ministry/shared-ui";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Link } from "react-router-dom";
import * as dashboardTexts from "../../content/pages/dashboard.ts";
import { unsentStillLocked } from "../../content/outbox/background.ts";
import { isOpen, useOutboxView } from "../../outbox/use-outbox.ts";
import { paths } from "../../paths.ts";
import css from "./dashboard.module.css";

const mostGroups = 4;

/** What of one's work has not reached the server yet, by what it belongs to. */
export function WaitingUploads() {
  const { items: all, ready, locked } = useOutboxView();
  const open = all.filter(isOpen);
  if (!ready) return <Skeleton height="1.5rem" />;
  if (open.length === 0) {
    return <p>{locked > 0 ? unsentStillLocked : dashboardTexts.everythingYouSavedHasBeenReceived}</p>;
  }
  const groups = grouped(open);
  return (
    <>
      <ul role="list" className={css.rows} aria-label={dashboardTexts.uploadsWaiting}>
        {groups.slice(0, mostGroups).map(({ id, label, items }) => (
          <li key={id} className={css.row}>
            <span dir="auto">{label}</span>
            <Badge tone={items.some(({ job }) => job.state === "stuck") ? "danger" : "warning"}>
              {stateOf(items)}
            </Badge>
          </li>
        ))}
      </ul>
      {groups.length > mostGroups && (
        <p className={css.soft}>{dashboardTexts.andMore(groups.length - mostGroups)}</p>
      )}
      <Link to={paths.queue}>{dashboardTexts.openUploadQueue}</Link>
    </>
  );
}

function stateOf(items: readonly QueuedItem[]): string {
  const stuck = items.filter(({ job }) => job.state === "stuck").length;
  return stuck > 0 ? dashboardTexts.needAttention(stuck) : dashboardTexts.waiting(items.length);
}

function grouped(items: readonly QueuedItem[]) {
  const groups = new Map<string, { id: string; label: string; items: QueuedItem[] }>();
  for (const item of items) {
    const group = groups.get(item.group.id) ?? { ...item.group, items: [] };
    group.items.push(item);
    groups.set(item.group.id, group);
  }
  return [...groups.values()];
}
