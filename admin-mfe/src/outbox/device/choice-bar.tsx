import { handedOverAt, type QueuedItem } from "@ministry/api-client/outbox";
import { Button, whenAvailable } from "@ministry/shared-ui";
import { useState } from "react";
import * as deviceTexts from "../../content/outbox/device.ts";
import { stickyBar } from "../../lib/sticky-bar.ts";
import { usePortal } from "../../session/portal.tsx";
import { DiscardDialog } from "../decisions/discard-dialog.tsx";
import { conflictOf } from "../queued/target-record.ts";
import type { useChoice } from "./use-choice.ts";
import { useOutboxView } from "../use-outbox.ts";
import { useQueueAction } from "../use-queue-action.ts";
import css from "../outbox.module.css";

/**
 * Not for a try of several at once. Sent as they are, some would meet the same answer, or could arrive a second time;
 * others a colleague was given to send, or this release can't read.
 */
const isStaying = (item: QueuedItem): boolean =>
  conflictOf(item) !== undefined ||
  handedOverAt(item.job) !== undefined ||
  (item.job.state === "stuck" && item.job.unknown === true) ||
  item.newer === true;

/** What can be done with several items at once. */
export function ChoiceBar({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const { outbox } = usePortal();
  const [asking, setAsking] = useState(false);
  const { ids, areAll, all, end } = choice;
  const { items } = useOutboxView();
  const act = useQueueAction();
  const staying = new Set(items.filter(isStaying).map(({ id }) => id));
  return (
    <div ref={stickyBar} className={css.bar} role="toolbar" aria-label={deviceTexts.chosenItems}>
      <span role="status">{deviceTexts.chosen(ids.length)}</span>
      <Button size="small" variant="quiet" {...whenAvailable(!areAll, all)}>
        {deviceTexts.chooseAll}
      </Button>
      <Button
        size="small"
        variant="secondary"
        disabled={ids.length === 0}
        onClick={() => {
          end();
          act(() => outbox.retry(...ids.filter((id) => !staying.has(id))));
        }}
      >
        {deviceTexts.tryChosenNow}
      </Button>
      <Button size="small" variant="danger" disabled={ids.length === 0} onClick={() => setAsking(true)}>
        {deviceTexts.discardChosen}
      </Button>
      <Button size="small" variant="quiet" onClick={end}>
        {deviceTexts.done}
      </Button>
      {asking && <DiscardDialog ids={ids} onClose={() => setAsking(false)} onDiscarded={end} />}
    </div>
  );
}
