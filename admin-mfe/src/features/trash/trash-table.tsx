import type { TrashItem } from "@ministry/api-client";
import { Button, DataTable, Notice, type DataColumn } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { StoredImage } from "../../forms/stored-image.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { ChoiceBar, useChoice } from "../../screen/records/choice-bar.tsx";
import { RecordPages } from "../../screen/records/record-pages.tsx";
import { RecordCount, RecordTools } from "../../screen/records/record-tools.tsx";
import { sortingOf, useRecords } from "../../screen/records/use-records.ts";
import { neighbour, useRowFocus } from "../../screen/records/use-row-focus.ts";
import { statusOf } from "../../session/failures.ts";
import { useApi } from "../../session/portal.tsx";
import { trashQuery } from "./trash-query.ts";
import { daysLeft, kindName, titleOf, trashShape } from "./trash-shape.ts";
import { useRestoring } from "./use-restoring.ts";
import records from "../../screen/records/records.module.css";
import css from "./trash.module.css";

/** What was deleted in the last 30 days, each with its way back. */
export function TrashTable() {
  const query = useQuery(trashQuery(useApi()));
  if (statusOf(query.error) === 404) {
    return <Notice role="status">This server keeps no trash: what is deleted there is gone.</Notice>;
  }
  return (
    <QueryView query={query} failure="Failed to load the trash.">
      {(items) => <Rows items={items} />}
    </QueryView>
  );
}

function Rows({ items }: { items: readonly TrashItem[] }) {
  const shape = trashShape(items);
  const list = useRecords(items, shape);
  const choice = useChoice();
  const count = useRef<HTMLParagraphElement>(null);
  const { box, focusRow } = useRowFocus(count);
  const keys = list.shown.map(({ id }) => id);
  const { start, working, failures } = useRestoring((restored) => {
    const gone = restored.map(({ id }) => id);
    choice.set(gone, false);
    if (gone.length > 0) focusRow(neighbour(keys, new Set(gone)));
  });
  const ticked = items.filter(({ id }) => choice.keys.has(id));
  if (items.length === 0) return <p>Nothing was deleted in the last 30 days.</p>;
  return (
    <div className={records.records} ref={box}>
      <RecordTools records={list} />
      <RecordCount records={list} ref={count} />
      {failures.length > 0 && (
        <Notice tone="danger" role="alert" title="Not everything could be restored">
          <ul>
            {failures.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {list.shown.length > 0 && (
        <ChoiceBar choice={choice} shown={keys} count={ticked.length}>
          <Button size="small" pending={working.size > 0} onClick={() => start(ticked)}>
            Restore selected
          </Button>
        </ChoiceBar>
      )}
      {list.matching.length === 0 ? (
        <p>No {shape.many} fit what you are looking for.</p>
      ) : (
        <DataTable
          caption="Trash"
          columns={columnsOf((item) => start([item]), working)}
          rows={list.shown}
          rowKey={shape.keyOf}
          offset={list.offset}
          {...sortingOf(list)}
          choice={{
            has: (key) => choice.keys.has(key),
            set: (key, on) => choice.set([key], on),
            nameOf: titleOf,
          }}
        />
      )}
      <RecordPages records={list} onTurned={() => count.current?.focus()} />
    </div>
  );
}

const columnsOf = (
  onRestore: (item: TrashItem) => void,
  working: ReadonlySet<string>,
): DataColumn<TrashItem>[] => [
  {
    head: "Title",
    rowHead: true,
    order: "title",
    cell: (item) => (
      <span className={css.title}>
        {item.picture && (
          <span className={css.thumbnail}>
            <StoredImage picture={item.picture} alt="" />
          </span>
        )}
        <span>
          <span dir="auto">{titleOf(item)}</span>
          {item.kind !== "photo" && item.projectTitle && (
            <small className={css.owner}>
              of <bdi>{item.projectTitle}</bdi>
            </small>
          )}
        </span>
      </span>
    ),
  },
  { head: "Kind", order: "kind", cell: kindName },
  { head: "Deleted by", order: "by", cell: ({ deletedBy }) => deletedBy && <bdi>{deletedBy}</bdi> },
  { head: "Deleted", order: "deleted", cell: ({ deletedAt }) => deletedAt && <When at={deletedAt} /> },
  { head: "Days left", numeric: true, order: "left", cell: (item) => daysLeft(item) },
  {
    head: "Action",
    bare: true,
    cell: (item) => (
      <div className={css.actions}>
        <Button
          size="small"
          variant="secondary"
          pending={working.has(item.id)}
          aria-label={`Restore ${titleOf(item)}`}
          data-row-focus
          onClick={() => onRestore(item)}
        >
          Restore
        </Button>
      </div>
    ),
  },
];

/** Day and time, as this device writes them. */
function When({ at }: { at: string }) {
  const shown = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={at}>{shown}</time>;
}
