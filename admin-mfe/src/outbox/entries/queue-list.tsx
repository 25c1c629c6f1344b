import type { QueuedItem } from "@ministry/api-client/outbox";

import { lazy, Suspense, useCallback, useState } from "react";
import * as entryTexts from "../../content/outbox/entries.ts";
import { LoadedEdit } from "../decisions/loaded-edit.tsx";
import type { EntryDialog } from "../actions/entry-dialogs.ts";
import { firstEntries } from "./first-entries.ts";
import { QueueEntry, type EntryChoice } from "./queue-entry.tsx";
import { useGrowingCount } from "./use-growing-count.ts";
import css from "../outbox.module.css";
import { NamedButton } from "../../screen/named-button.tsx";

/** Few officers hand work over: what makes and opens such files is loaded when it is asked for. */
const HandOverDialog = lazy(async () => ({
  default: (await import("../decisions/hand-over-dialog.tsx")).HandOverDialog,
}));
const SendFromHere = lazy(async () => ({
  default: (await import("../decisions/send-from-here.tsx")).SendFromHere,
}));
const DiscardDialog = lazy(async () => ({
  default: (await import("../decisions/discard-dialog.tsx")).DiscardDialog,
}));

export interface QueueListProps {
  items: readonly QueuedItem[];
  label: string;
  /** Boxes to tick before the entries. */
  choice?: EntryChoice;
}

/** Queued requests, each with its state and what can be done about it; a long list in pages. */
export function QueueList({ items, label, choice }: QueueListProps) {
  const [asked, setAsked] = useState<{ what: EntryDialog; item: QueuedItem }>();
  const { count, limit, showMore } = useGrowingCount(items.length);
  const close = () => setAsked(undefined);
  const ask = useCallback((what: EntryDialog, item: QueuedItem) => setAsked({ what, item }), []);
  return (
    <>
      <ul role="list" className={css.list} aria-label={label}>
        {firstEntries(items, count).map((item) => (
          <QueueEntry key={item.id} item={item} onAsk={ask} choice={choice} chosen={choice?.has(item.id)} />
        ))}
      </ul>
      {items.length > limit && (
        <p className={css.more}>
          <small>{entryTexts.shownCount(limit, items.length)}</small>{" "}
          <NamedButton
            label={entryTexts.showMore}
            name={entryTexts.showMoreOf(label)}
            variant="secondary"
            onClick={showMore}
          />
        </p>
      )}
      {asked?.what === "edit" && <LoadedEdit item={asked.item} onClose={close} />}
      <Suspense fallback={null}>
        {asked?.what === "discard" && <DiscardDialog ids={[asked.item.id]} onClose={close} />}
        {asked?.what === "hand-over" && <HandOverDialog ids={[asked.item.id]} onClose={close} />}
        {asked?.what === "send-from-here" && <SendFromHere item={asked.item} onClose={close} />}
      </Suspense>
    </>
  );
}
