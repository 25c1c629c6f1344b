import { handedOverAt, isNotAllowed, isOutcomeUnknown, type QueuedItem } from "@ministry/api-client/outbox";
import { Button, Disclosure, LinkButton, RowActions } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import * as entryTexts from "../../content/outbox/entries.ts";
import { movePhotosPath, paths } from "../../paths.ts";
import { usePortal } from "../../session/portal.tsx";
import { AskServer } from "../decisions/ask-server.tsx";
import { CompareVersions } from "../decisions/compare-versions.tsx";
import { canMove } from "../queued/movable.ts";
import type { EntryActionsProps } from "./entry-dialogs.ts";
import { HandedOverActions } from "./handed-over-actions.tsx";
import { conflictOf } from "../queued/target-record.ts";
import css from "../outbox.module.css";

/** What can be done about one queued request; the way that helps most comes first. */
export function EntryActions({ item, onAsk }: EntryActionsProps) {
  const { job, awaited, damaged, keyMissing } = item;
  if (job.state === "sent") return job.beforeEdit && !awaited ? <Dismiss item={item} /> : null;
  if (damaged || keyMissing) return <UnreadableActions item={item} onAsk={onAsk} />;
  if (handedOverAt(job) !== undefined) {
    return <HandedOverActions item={item} onAsk={onAsk} last={<Discard item={item} onAsk={onAsk} />} />;
  }
  return <OpenActions item={item} onAsk={onAsk} />;
}

function OpenActions({ item, onAsk }: EntryActionsProps) {
  const { outbox } = usePortal();
  const { id, label, job, orphaned, newer, editable } = item;
  const isStuck = job.state === "stuck";
  const isUnknown = isStuck && job.unknown;
  const conflict = conflictOf(item);
  // One that was never tried goes out by itself, in its turn; a changed record gives the same answer again, and that
  // of a deleted one is tried again beside what is known of the deletion.
  const canRetry =
    !orphaned && !newer && !isUnknown && !conflict && (isStuck || item.nextTryAt !== undefined);
  const compares = conflict === "changed";
  return (
    <div className={css.actions}>
      {compares && <CompareVersions item={item} />}
      {canRetry && (
        <Button
          size="small"
          variant="secondary"
          aria-label={isStuck ? entryTexts.retryNamed(label) : entryTexts.sendNamedNow(label)}
          onClick={() => void outbox.retry(id)}
        >
          {isStuck ? entryTexts.retry : entryTexts.sendNow}
        </Button>
      )}
      {isOutcomeUnknown(job) && !isUnknown && <AskServer item={item} />}
      {isNotAllowed(job) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={entryTexts.handOverToColleague(label)}
          onClick={() => onAsk("hand-over", item)}
        >
          {entryTexts.handOver}
        </Button>
      )}
      <RowActions name={label} last={<Discard item={item} onAsk={onAsk} />}>
        {!isUnknown && editable && !newer && !compares && (
          <Button
            size="small"
            variant="quiet"
            aria-label={entryTexts.editNamed(label)}
            onClick={() => onAsk("edit", item)}
          >
            {entryTexts.edit}
          </Button>
        )}
        {(isStuck || orphaned) && canMove(item) && (
          <LinkButton
            size="small"
            variant="quiet"
            aria-label={entryTexts.moveNamed(label)}
            to={movePhotosPath([id])}
          >
            {entryTexts.move}
          </LinkButton>
        )}
      </RowActions>
    </div>
  );
}

/** What this device can't open now: what may help comes first, and discarding is behind a step of its own. */
function UnreadableActions({ item, onAsk }: EntryActionsProps) {
  const { outbox } = usePortal();
  const { id, label, keyMissing } = item;
  let first: ReactNode = (
    <Button size="small" aria-label={entryTexts.tryToOpenAgain(label)} onClick={() => void outbox.retry(id)}>
      {entryTexts.tryAgain}
    </Button>
  );
  if (keyMissing) {
    first = (
      <LinkButton size="small" to={paths.login} aria-label={entryTexts.signInAgainToOpen(label)}>
        {entryTexts.signInAgain}
      </LinkButton>
    );
  }
  return (
    <div className={css.actions}>
      {first}
      <Disclosure summary={entryTexts.ifThatDoesNotHelp}>
        <p>{entryTexts.saveQueueToFileFirst}</p>
        <Discard item={item} onAsk={onAsk} />
      </Disclosure>
    </div>
  );
}

function Discard({ item, onAsk }: EntryActionsProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={entryTexts.discardNamed(item.label)}
      onClick={() => onAsk("discard", item)}
    >
      {entryTexts.discard}
    </Button>
  );
}

function Dismiss({ item: { id, label } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={entryTexts.dismissNamed(label)}
      onClick={() => void outbox.discard([id])}
    >
      {entryTexts.dismiss}
    </Button>
  );
}
