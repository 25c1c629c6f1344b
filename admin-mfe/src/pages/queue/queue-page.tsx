import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, Disclosure, EmptyState, fileSize, whenAvailable } from "@ministry/shared-ui";
import * as stateTexts from "../../content/outbox/states.ts";
import * as queuePageTexts from "../../content/pages/queue.ts";
import { ChoiceBar } from "../../outbox/device/choice-bar.tsx";
import { QueueFile } from "../../outbox/device/queue-file.tsx";
import { QueueList } from "../../outbox/entries/queue-list.tsx";
import { QueueNotices } from "../../outbox/device/queue-notices.tsx";
import { QueueSettings } from "../../outbox/device/queue-settings.tsx";
import { NotAllowed } from "../../outbox/device/not-allowed.tsx";
import { TakeOver } from "../../outbox/device/take-over.tsx";
import { UnfinishedForms } from "../../outbox/device/unfinished-forms.tsx";
import { useChoice } from "../../outbox/device/use-choice.ts";
import { isOpen, useOutboxView } from "../../outbox/use-outbox.ts";
import { useQueueAction } from "../../outbox/use-queue-action.ts";
import { Page } from "../../screen/page.tsx";
import { usePortal } from "../../session/portal.tsx";
import { usePresentTitles } from "./use-present-titles.ts";
import css from "../../outbox/outbox.module.css";

/** As many receipts as are shown; the others stay for their week. */
const receiptsShown = 50;

/** The upload queue, behind the bell: what waits, by what it belongs to, and what has arrived this week. */
export function QueuePage() {
  const { items, owner, locked, others } = useOutboxView();
  const open = items.filter(isOpen);
  const received = items.filter((item) => !isOpen(item)).reverse();
  const choice = useChoice(open);
  const nameOf = usePresentTitles(open);
  return (
    <Page
      title={queuePageTexts.uploadQueue}
      actions={
        <QueueActions
          canSend={open.length > 0}
          canChoose={open.length > 1 && !choice.choice}
          onChoose={choice.begin}
        />
      }
    >
      <QueueNotices />
      <NotAllowed />
      {choice.choice && <ChoiceBar choice={choice} />}
      {/* Right after a sign-in the queue is still nobody's, and empty, until it has been read. */}
      {owner !== undefined && open.length === 0 && locked === 0 && (
        <EmptyState text={others > 0 ? queuePageTexts.nothingOfYoursWaiting : queuePageTexts.nothingWaiting}>
          <p>{queuePageTexts.emptyQueueHint}</p>
        </EmptyState>
      )}
      {grouped(open, nameOf).map(({ id, label, items: members }) => (
        <section key={id} className={css.group} aria-label={label}>
          <div className={css.groupHead}>
            <h2 dir="auto">{label}</h2>
            <small>{summaryOf(members)}</small>
          </div>
          <QueueList items={members} label={label} choice={choice.choice} />
        </section>
      ))}
      <UnfinishedForms />
      <Received items={received} />
      <Disclosure summary={queuePageTexts.deviceSettings}>
        <QueueSettings />
      </Disclosure>
      <Disclosure summary={queuePageTexts.copyQueue}>
        <QueueFile />
      </Disclosure>
      <Disclosure summary={queuePageTexts.handOverWork}>
        <TakeOver />
      </Disclosure>
    </Page>
  );
}

interface QueueActionsProps {
  canSend: boolean;
  canChoose: boolean;
  onChoose: () => void;
}

function QueueActions({ canSend, canChoose, onChoose }: QueueActionsProps) {
  const { outbox } = usePortal();
  const act = useQueueAction();
  const { paused } = useOutboxView();
  return (
    <>
      <Button {...whenAvailable(canSend, () => act(() => outbox.sendNow()))}>{queuePageTexts.sendNow}</Button>
      <Button variant="secondary" onClick={() => act(() => (paused ? outbox.resume() : outbox.pause()))}>
        {paused ? queuePageTexts.resume : queuePageTexts.pause}
      </Button>
      {canChoose && (
        <Button variant="quiet" onClick={onChoose}>
          {queuePageTexts.chooseSeveral}
        </Button>
      )}
    </>
  );
}

function Received({ items }: { items: readonly QueuedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={css.group} aria-label={queuePageTexts.received}>
      <div className={css.groupHead}>
        <h2>{queuePageTexts.received}</h2>
        <small>{queuePageTexts.inLastSevenDays(stateTexts.items(items.length))}</small>
      </div>
      <QueueList items={items.slice(0, receiptsShown)} label={queuePageTexts.received} />
    </section>
  );
}

function summaryOf(items: readonly QueuedItem[]): string {
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  return `${stateTexts.items(items.length)}${bytes > 0 ? `, ${fileSize(bytes)}` : ""}`;
}

function grouped(items: readonly QueuedItem[], nameOf: (group: QueuedItem["group"]) => string) {
  const groups = new Map<string, { id: string; label: string; items: QueuedItem[] }>();
  for (const item of items) {
    const group = groups.get(item.group.id) ?? { id: item.group.id, label: nameOf(item.group), items: [] };
    group.items.push(item);
    groups.set(item.group.id, group);
  }
  return [...groups.values()];
}
