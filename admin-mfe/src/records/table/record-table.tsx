import type { Permission } from "@ministry/api-client";
import { DataTable, Icon, type DataColumn } from "@ministry/shared-ui";
import { useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import * as recordsTexts from "../../content/records/table.ts";
import { paths } from "../../paths.ts";
import { RemovalDialog } from "../removal/removal-dialog.tsx";
import type { RemovalRules } from "../removal/removal-rules.ts";
import { useRemoval } from "../removal/use-removal.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { useIsOnline } from "../../screen/use-is-online.ts";
import { WaitingEntry, type WaitingRow } from "../waiting/waiting-rows.tsx";
import { hasWords } from "../arranging/arrange.ts";
import { ChoiceBar, tickingOf, useChoice } from "./choice-bar.tsx";
import { RecordPages } from "./record-pages.tsx";
import { RecordCount, RecordTools } from "./record-tools.tsx";
import { Sections, type RecordSection } from "./sections.tsx";
import type { RecordShape } from "../arranging/shape.ts";
import { sortingOf, useRecords } from "./use-records.ts";
import { neighbour, useRowFocus } from "./use-row-focus.ts";
import css from "./records.module.css";

/** How records are deleted; what the shape says of them already is taken from there. */
type Removing<Row> = Omit<RemovalRules<Row>, "one" | "many" | "keyOf" | "nameOf">;

export interface RecordTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  shape: RecordShape<Row>;
  /** `ask` opens the question before a delete. */
  columns: (ask: (row: Row) => void) => readonly DataColumn<Row>[];
  removing: Removing<Row>;
  /** What it takes to delete a row. */
  deleting: Permission;
  /** What else can be done with rows that are ticked. */
  chosenActions?: (chosen: readonly Row[]) => ReactNode;
  /** New records that wait in the queue; they stand above the first page. */
  waiting?: readonly WaitingRow[];
  /** Shown where there are none at all; sections have texts of their own. */
  empty?: ReactNode;
  /** Parts of the list with headings of their own; the shape's `rank` has to bring the rows into this order. */
  sections?: readonly RecordSection<Row>[];
}

/**
 * A list of records to work in: search, filters, orders and pages that stand in the address, rows to tick, delete with
 * one question and a way back, and what waits on this device. On a phone the rows are cards.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, rows, shape, columns, waiting = [], empty, sections } = props;
  const records = useRecords(rows, shape);
  const choice = useChoice();
  const count = useRef<HTMLParagraphElement>(null);
  const { box, focusRow } = useRowFocus(count);
  const keys = records.shown.map(shape.keyOf);
  const mayDelete = useMay()(props.deleting);
  const canChoose = mayDelete || props.chosenActions !== undefined;
  const removal = useRemoval<Row>({ ...shape, ...props.removing }, rows, (deleted) => {
    if (deleted.length === 0) return;
    const gone = deleted.map(shape.keyOf);
    // A record without an id is known by its position, which is another's by now.
    choice.set(deleted.every(props.removing.trashId) ? gone : [...choice.keys], false);
    focusRow(neighbour(keys, new Set(gone)));
  });
  const ticked = rows.filter((row) => choice.keys.has(shape.keyOf(row)));
  const lead = records.page === 1 ? leadOf(waiting, records.wanted.text) : [];
  const none = rows.length === 0;
  const table = (members: readonly Row[], title: string, above: typeof lead, offset: number) => (
    <DataTable
      caption={title}
      columns={columns((row) => removal.ask([row]))}
      rows={members}
      rowKey={shape.keyOf}
      offset={offset}
      {...sortingOf(records)}
      {...(canChoose && { choice: tickingOf(choice, shape.nameOf) })}
      lead={above}
    />
  );
  return (
    <div className={css.records} ref={box}>
      {!none && <RecordTools records={records} />}
      <RecordCount records={records} ref={count}>
        <BesideCount waiting={waiting.length} />
      </RecordCount>
      {canChoose && records.shown.length > 0 && (
        <ChosenRows
          {...{ choice, keys, ticked, mayDelete, many: shape.many }}
          actions={props.chosenActions?.(ticked)}
          onDelete={() => removal.ask(ticked)}
        />
      )}
      {none && empty}
      {!none && records.matching.length === 0 && <p>{recordsTexts.noMatchYourSearchOrFilters(shape.many)}</p>}
      {/* What waits may belong to any of the sections: it stands above them, in a table of its own. */}
      {sections && lead.length > 0 && table([], caption, lead, 0)}
      {sections ? (
        <Sections records={records} sections={sections}>
          {(members, { title }, offset) => table(members, title, [], offset)}
        </Sections>
      ) : (
        records.shown.length + lead.length > 0 && table(records.shown, caption, lead, records.offset)
      )}
      <RecordPages records={records} onTurned={() => count.current?.focus()} />
      <RemovalDialog removal={removal} />
    </div>
  );
}

/** New records that wait and have these words, as rows above the others. */
const leadOf = (waiting: readonly WaitingRow[], text: string) =>
  waiting
    .filter(({ name }) => hasWords([name], text))
    .map((row) => ({ key: row.key, content: <WaitingEntry row={row} /> }));

interface ChosenRowsProps {
  choice: ReturnType<typeof useChoice>;
  /** Of the rows on this page. */
  keys: readonly string[];
  ticked: readonly unknown[];
  mayDelete: boolean;
  /** What the records are called. */
  many: string;
  actions: ReactNode;
  onDelete: () => void;
}

/** What can be done with the rows that are ticked. */
function ChosenRows({ choice, keys, ticked, mayDelete, many, actions, onDelete }: ChosenRowsProps) {
  const isOnline = useIsOnline();
  return (
    <ChoiceBar choice={choice} shown={keys} count={ticked.length}>
      {actions}
      {mayDelete && isOnline && (
        <NamedButton
          label={recordsTexts.deleteSelected}
          name={recordsTexts.deleteSelectedNamed(many)}
          variant="danger"
          onClick={onDelete}
        />
      )}
      {mayDelete && !isOnline && <small>{recordsTexts.deletingNeedsConnection}</small>}
    </ChoiceBar>
  );
}

function BesideCount({ waiting }: { waiting: number }) {
  return (
    <>
      {waiting > 0 && <span>{recordsTexts.waitingOnThisDevice(waiting)}</span>}
      <Link className={css.trash} to={paths.trash}>
        <Icon name="trash" /> {recordsTexts.trash}
      </Link>
    </>
  );
}
