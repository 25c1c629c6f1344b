import { Badge, ProgressBar, fileSize } from "@ministry/shared-ui";
import { memo } from "react";
import * as entryTexts from "../../content/outbox/entries.ts";
import { DeletedRecord } from "../decisions/deleted-record.tsx";
import { EntryActions } from "../actions/entry-actions.tsx";
import type { EntryActionsProps } from "../actions/entry-dialogs.ts";
import { NextTry } from "./next-try.tsx";
import { conflictOf } from "../queued/target-record.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { UnknownOutcome } from "../decisions/unknown-outcome.tsx";
import { percent, stateOf } from "../queued/words.ts";
import css from "../outbox.module.css";

export interface EntryChoice {
  has: (id: string) => boolean;
  set: (id: string, chosen: boolean) => void;
}

export interface QueueEntryProps extends EntryActionsProps {
  choice?: EntryChoice;
  chosen?: boolean;
}

/** One queued request. Drawn again only when it has changed: there may be hundreds. */
export const QueueEntry = memo(function QueueEntry({ item, onAsk, choice, chosen = false }: QueueEntryProps) {
  const { label, group, bytes, job } = item;
  const { text, tone } = stateOf(item);
  return (
    <li className={css.entry} data-state={job.state}>
      {choice && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={job.state === "sending"}
            aria-label={entryTexts.selectNamed(label)}
            onChange={({ target }) => choice.set(item.id, target.checked)}
          />
        </label>
      )}
      {(item.picture || bytes > 0) && <Thumbnail item={item} />}
      <div className={css.words}>
        <strong dir="auto">{label}</strong>
        {/* What waits stands below a heading that says it. */}
        {job.state === "sent" && group.label !== label && <small dir="auto">{group.label}</small>}
        {bytes > 0 && <small>{fileSize(bytes)}</small>}
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {item.takenOver && <small>{entryTexts.takenOverFromColleague}</small>}
        <NextTry item={item} />
        {job.state === "sending" && item.sentBytes > 0 && (
          <ProgressBar label={entryTexts.sendingNamed(label)} value={percent(item)} />
        )}
        {job.state === "stuck" && job.unknown && <UnknownOutcome item={item} />}
        {conflictOf(item) === "deleted" && <DeletedRecord item={item} />}
      </div>
      {job.state !== "sending" && <EntryActions item={item} onAsk={onAsk} />}
    </li>
  );
});
