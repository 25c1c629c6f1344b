import type { QueuedItem } from "@ministry/api-client/outbox";
import { Badge, Button, LinkButton, ProgressBar, megabytes } from "@ministry/shared-ui";
import { memo } from "react";
import { movePhotosPath } from "../paths.ts";
import { usePortal } from "../session/portal.tsx";
import { AskServer } from "./ask-server.tsx";
import { canMove } from "./stranded.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UnknownOutcome } from "./unknown-outcome.tsx";
import { percent, stateOf } from "./words.ts";
import { NextTry } from "./next-try.tsx";
import css from "./outbox.module.css";

export interface EntryChoice {
  has: (id: string) => boolean;
  set: (id: string, chosen: boolean) => void;
}

export interface QueueEntryProps {
  item: QueuedItem;
  onAsk: (what: "edit" | "discard", item: QueuedItem) => void;
  choice?: EntryChoice;
  chosen?: boolean;
}

/** One queued request. Drawn anew only when it has changed: there may be hundreds. */
export const QueueEntry = memo(function QueueEntry({ item, onAsk, choice, chosen = false }: QueueEntryProps) {
  const { label, bytes, job } = item;
  const { text, tone } = stateOf(item);
  return (
    <li className={css.entry} data-state={job.state}>
      {choice && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={job.state === "sending"}
            aria-label={`Select ${label}`}
            onChange={({ target }) => choice.set(item.id, target.checked)}
          />
        </label>
      )}
      {(item.picture || bytes > 0) && <Thumbnail item={item} />}
      <div className={css.words}>
        <strong dir="auto">{label}</strong>
        {bytes > 0 && <small>{megabytes(bytes)}</small>}
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        <NextTry item={item} />
        {job.state === "sending" && item.sentBytes > 0 && (
          <ProgressBar label={`Sending ${label}`} value={percent(item)} />
        )}
        {job.state === "stuck" && job.unknown && <UnknownOutcome item={item} />}
      </div>
      {job.state !== "sending" && <Actions item={item} onAsk={onAsk} />}
    </li>
  );
});

function Actions({ item, onAsk }: Pick<QueueEntryProps, "item" | "onAsk">) {
  const { outbox } = usePortal();
  const { id, label, job, orphaned, awaited, damaged, newer, editable } = item;
  const isStuck = job.state === "stuck";
  const isUnknown = isStuck && job.unknown;
  const isReceived = job.state === "sent";
  if (isReceived && (!job.beforeEdit || awaited)) return null;
  // One that was never tried goes out by itself, in its turn.
  const canRetry = !orphaned && !damaged && !newer && !isUnknown && (isStuck || item.nextTryAt !== undefined);
  return (
    <div className={css.actions}>
      {canRetry && (
        <Button
          size="small"
          variant="secondary"
          aria-label={isStuck ? `Retry ${label}` : `Send ${label} now`}
          onClick={() => void outbox.retry(id)}
        >
          {isStuck ? "Retry" : "Send now"}
        </Button>
      )}
      {!isReceived && "doubt" in job && job.doubt && !isUnknown && <AskServer item={item} />}
      {!isReceived && !isUnknown && editable && !damaged && !newer && (
        <Button size="small" variant="quiet" aria-label={`Edit ${label}`} onClick={() => onAsk("edit", item)}>
          Edit
        </Button>
      )}
      {(isStuck || orphaned) && canMove(item) && (
        <LinkButton size="small" variant="quiet" aria-label={`Move ${label}`} to={movePhotosPath([id])}>
          Move
        </LinkButton>
      )}
      {isReceived ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Dismiss ${label}`}
          onClick={() => void outbox.discard([id])}
        >
          Dismiss
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Discard ${label}`}
          onClick={() => onAsk("discard", item)}
        >
          Discard
        </Button>
      )}
    </div>
  );
}
