import type { QueuedItem } from "@ministry/api-client/outbox";
import { Badge } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import * as waitingTexts from "../../content/records/waiting.ts";
import { stateOf } from "../../outbox/queued/words.ts";
import { paths } from "../../paths.ts";
import css from "./waiting.module.css";

/** Something new that the server does not have yet, as a row above a table's own. */
export interface WaitingRow {
  key: string;
  name: string;
  /** What it belongs to. */
  of?: string;
  items: readonly QueuedItem[];
}

/**
 * New records in the queue: all requests of one group make one record. Once the server has the record itself, it is a
 * row of the table; what is still to follow stands there (`useParts`).
 */
export function byGroup(items: readonly QueuedItem[]): WaitingRow[] {
  const rows = new Map<string, WaitingRow & { items: QueuedItem[] }>();
  for (const item of items) {
    const row = rows.get(item.group.id) ?? { key: item.group.id, name: item.group.label, items: [] };
    row.items.push(item);
    rows.set(item.group.id, row);
  }
  return [...rows.values()].filter((row) => row.items.some(({ parent }) => parent === undefined));
}

/** New things of one record in the queue: each request is one of them. */
export const byItem = (items: readonly QueuedItem[]): WaitingRow[] =>
  items.map((item) => ({ key: item.id, name: item.label, of: item.group.label, items: [item] }));

/** Name and state of something that waits, with the way to the queue. */
export function WaitingEntry({ row: { name, of, items } }: { row: WaitingRow }) {
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <strong dir="auto">{name}</strong>
        {of && <small dir="auto">{of}</small>}
      </div>
      <QueueState items={items} />
      <QueueLink name={name} />
    </div>
  );
}

/** The state of requests in the queue; what needs a person comes first. */
export function QueueState({ items }: { items: readonly QueuedItem[] }) {
  const [item] = [...items].sort((a, b) => urgency(b) - urgency(a));
  if (!item) return null;
  const { text, tone } = stateOf(item);
  return (
    <span>
      <Badge tone={tone}>{text}</Badge>
      {items.length > 1 && <small className={css.parts}> {waitingTexts.parts(items.length)}</small>}
    </span>
  );
}

export function QueueLink({ name }: { name: string }) {
  return (
    <Link to={paths.queue} className={css.link} aria-label={waitingTexts.inUploadQueue(name)}>
      {waitingTexts.uploadQueue}
    </Link>
  );
}

const order = ["sent", "waiting", "sending", "stuck"];

const urgency = ({ job, orphaned }: QueuedItem) => (orphaned ? order.length : order.indexOf(job.state));
