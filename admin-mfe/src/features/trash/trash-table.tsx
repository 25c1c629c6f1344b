import type { Permission, TrashItem } from "@ministry/api-client";
import { Button, DataTable, Notice, RowActions, type DataColumn } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as trashTexts from "../../content/records/trash.ts";
import { StoredImage } from "../../forms/pickers/stored-image.tsx";
import { Moment } from "../../lib/moment.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { ChoiceBar, tickingOf, useChoice } from "../../records/table/choice-bar.tsx";
import { RecordPages } from "../../records/table/record-pages.tsx";
import { RecordCount, RecordTools } from "../../records/table/record-tools.tsx";
import type { RestoreFailure } from "../../records/removal/use-undo.tsx";
import { sortingOf, useRecords } from "../../records/table/use-records.ts";
import { neighbour, useRowFocus } from "../../records/table/use-row-focus.ts";
import { statusOf } from "../../lib/failures.ts";
import { useMay } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { trashQuery } from "./trash-query.ts";
import { PurgeButton } from "./purge-button.tsx";
import { daysLeft, kindName, titleOf, trashShape } from "./trash-shape.ts";
import { useRestoring } from "./use-restoring.ts";
import records from "../../records/table/records.module.css";
import css from "./trash.module.css";

/** What was deleted in the last 30 days, each with its way back. */
export function TrashTable() {
  const query = useQuery(trashQuery(useApi()));
  if (statusOf(query.error) === 404) {
    return <Notice role="status">{trashTexts.noTrashOnThisServer}</Notice>;
  }
  return (
    <QueryView query={query} failure={trashTexts.failedToLoadTrash}>
      {(items) => <Rows items={items} />}
    </QueryView>
  );
}

function Rows({ items }: { items: readonly TrashItem[] }) {
  const shape = trashShape(items);
  const list = useRecords(items, shape);
  const may = useMay();
  const mayRestore = items.some((item) => may(restoring(item)));
  const choice = useChoice();
  const count = useRef<HTMLParagraphElement>(null);
  const { box, focusRow } = useRowFocus(count);
  const keys = list.shown.map(({ id }) => id);
  const { start, working, failures } = useRestoring((restored) => {
    const gone = restored.map(({ id }) => id);
    choice.set(gone, false);
    if (gone.length > 0) focusRow(neighbour(keys, new Set(gone)));
  });
  const onPurged = ({ id }: TrashItem) => {
    choice.set([id], false);
    focusRow(neighbour(keys, new Set([id])));
  };
  const ticked = items.filter((item) => choice.keys.has(item.id) && may(restoring(item)));
  if (items.length === 0) return <p>{trashTexts.nothingDeleted}</p>;
  return (
    <div className={records.records} ref={box}>
      <RecordTools records={list} />
      <RecordCount records={list} ref={count} />
      <Failures failures={failures} />
      {mayRestore && list.shown.length > 0 && (
        <ChoiceBar choice={choice} shown={keys} count={ticked.length}>
          <Button size="small" pending={working.size > 0} onClick={() => start(ticked)}>
            {trashTexts.restoreSelected}
          </Button>
        </ChoiceBar>
      )}
      {list.matching.length === 0 ? (
        <p>{trashTexts.noMatchYourSearchOrFilters(shape.many)}</p>
      ) : (
        <DataTable
          caption={trashTexts.trash}
          columns={columnsOf({ may, onRestore: (item) => start([item]), onPurged, working })}
          rows={list.shown}
          rowKey={shape.keyOf}
          offset={list.offset}
          {...sortingOf(list)}
          {...(mayRestore && { choice: tickingOf(choice, titleOf) })}
        />
      )}
      <RecordPages records={list} onTurned={() => count.current?.focus()} />
    </div>
  );
}

/** What belongs to a record comes back with editing, a whole record with publishing. */
const restoring = ({ kind }: TrashItem): Permission =>
  kind === "photo" || kind === "achievement" ? "edit" : "publish";

interface RowHandlers {
  may: (permission: Permission) => boolean;
  onRestore: (item: TrashItem) => void;
  /** Called once a record was deleted for good. */
  onPurged: (item: TrashItem) => void;
  working: ReadonlySet<string>;
}

const columnsOf = ({ may, onRestore, onPurged, working }: RowHandlers): DataColumn<TrashItem>[] => [
  {
    head: trashTexts.title,
    rowHead: true,
    order: "title",
    cell: (item) => <Title item={item} />,
  },
  { head: trashTexts.kind, order: "kind", cell: kindName },
  { head: trashTexts.deletedBy, order: "by", cell: ({ deletedBy }) => deletedBy && <bdi>{deletedBy}</bdi> },
  {
    head: trashTexts.deleted,
    order: "deleted",
    cell: ({ deletedAt }) => deletedAt && <Moment at={deletedAt} />,
  },
  {
    head: trashTexts.daysLeft,
    numeric: true,
    phone: "labelled",
    order: "left",
    cell: (item) => daysLeft(item),
  },
  {
    head: trashTexts.action,
    bare: true,
    phone: "actions",
    cell: (item) =>
      may(restoring(item)) && (
        <RowActions
          name={titleOf(item)}
          last={may("administer") && <PurgeButton item={item} onDone={() => onPurged(item)} />}
        >
          <Button
            size="small"
            variant="secondary"
            pending={working.has(item.id)}
            aria-label={trashTexts.restoreNamed(titleOf(item))}
            data-row-focus="action"
            onClick={() => onRestore(item)}
          >
            {trashTexts.restore}
          </Button>
        </RowActions>
      ),
  },
];

function Title({ item }: { item: TrashItem }) {
  return (
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
            {trashTexts.outOf} <bdi>{item.projectTitle}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}

function Failures({ failures }: { failures: readonly RestoreFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title={trashTexts.notAllRestored}>
      <ul>
        {failures.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
