import { handedOverAt, isNotAllowed, isOutcomeUnknown, type QueuedItem } from "@ministry/api-client/outbox";
import { Disclosure, LinkButton, RowActions } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import * as entryTexts from "../../content/outbox/entries.ts";
import { movePhotosPath, paths } from "../../paths.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";
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
  const act = useQueueAction();
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
        <NamedButton
          label={isStuck ? entryTexts.retry : entryTexts.sendNow}
          name={isStuck ? entryTexts.retryNamed(label) : entryTexts.sendNamedNow(label)}
          variant="secondary"
          onClick={() => act(() => outbox.retry(id))}
        />
      )}
      {isOutcomeUnknown(job) && !isUnknown && <AskServer item={item} />}
      {isNotAllowed(job) && (
        <NamedButton
          label={entryTexts.handOver}
          name={entryTexts.handOverToColleague(label)}
          variant="secondary"
          onClick={() => onAsk("hand-over", item)}
        />
      )}
      <RowActions name={label} last={<Discard item={item} onAsk={onAsk} />}>
        {!isUnknown && editable && !newer && !compares && (
          <NamedButton
            label={entryTexts.edit}
            name={entryTexts.editNamed(label)}
            onClick={() => onAsk("edit", item)}
          />
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
  const act = useQueueAction();
  const { id, label, keyMissing } = item;
  let first: ReactNode = (
    <NamedButton
      label={entryTexts.tryAgain}
      name={entryTexts.tryToOpenAgain(label)}
      variant="primary"
      onClick={() => act(() => outbox.retry(id))}
    />
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
      <Disclosure summary={entryTexts.unreadableSummary}>
        <p>{entryTexts.unreadableHint}</p>
        <Discard item={item} onAsk={onAsk} />
      </Disclosure>
    </div>
  );
}

function Discard({ item, onAsk }: EntryActionsProps) {
  return (
    <NamedButton
      label={entryTexts.discard}
      name={entryTexts.discardNamed(item.label)}
      onClick={() => onAsk("discard", item)}
    />
  );
}

function Dismiss({ item: { id, label } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const act = useQueueAction();
  return (
    <NamedButton
      label={entryTexts.dismiss}
      name={entryTexts.dismissNamed(label)}
      onClick={() => act(() => outbox.discard([id]))}
    />
  );
}
