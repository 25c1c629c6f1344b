import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Cell, type Column } from "../table/table.tsx";
import table from "../table/table.module.css";
import css from "./data-table.module.css";

export interface DataColumn<Row> extends Column<Row> {
  /** Name of the order this column can be brought into; the heading is then a button. */
  order?: string;
  /** Where the cell stands in the short row of a phone, below or beside the row's name; `line` when left out. */
  phone?: PhonePlace | ((row: Row) => PhonePlace);
}

/**
 * `line`: in the second line; `labelled`: there, behind the column's heading; `rest`: there, cut to the room that is
 * left; `picture`: small, before the name; `actions`: at the end; `hidden`: not at all.
 */
export type PhonePlace = "line" | "labelled" | "rest" | "picture" | "actions" | "hidden";

export interface Sorting {
  order: string;
  descending: boolean;
}

export interface RowChoice<Row> {
  has: (key: string) => boolean;
  set: (key: string, chosen: boolean) => void;
  /** Named in the box's label: `Select Opening of the dam`. */
  nameOf: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** What the table shows; read out. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Number of the first row among all of them, from 0: the index that cells are given counts from here. */
  offset?: number;
  sorting?: Sorting;
  onSort?: (order: string) => void;
  /** Puts a box to tick before the name of each row. */
  choice?: RowChoice<Row>;
  /** Rows of another kind above the others, each one cell wide. */
  lead?: readonly { key: string; content: ReactNode }[];
}

/**
 * A table to work in: headings that sort, rows that can be ticked, rows of two lines on a phone. There the headings
 * are gone altogether, so offer the orders in a `Select` as well. Visitors' tables are `Table`, which is a third of
 * this.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, offset = 0, sorting, onSort, choice, lead = [] } = props;
  return (
    <table
      className={clsx(table.table, css.table)}
      role="table"
      data-choice={choice !== undefined || undefined}
      data-pictures={columns.some(({ phone }) => phone === "picture") || undefined}
    >
      <caption className={table.captionHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.head} {...{ column, sorting, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lead.map(({ key, content }) => (
          <tr key={key} role="row" className={css.lead}>
            <td role="cell" colSpan={columns.length}>
              {content}
            </td>
          </tr>
        ))}
        {rows.map((row, at) => {
          const key = rowKey(row, offset + at);
          return (
            <tr key={key} role="row" data-key={key} className={choice?.has(key) ? css.chosen : undefined}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} phone={placeOf(column, row)}>
                  {column.rowHead && choice ? (
                    <Choice {...{ choice, row }} rowKey={key}>
                      {column.cell(row, offset + at)}
                    </Choice>
                  ) : (
                    column.cell(row, offset + at)
                  )}
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const placeOf = <Row,>({ phone = "line" }: DataColumn<Row>, row: Row): PhonePlace =>
  typeof phone === "function" ? phone(row) : phone;

interface HeadingProps<Row> extends Pick<DataTableProps<Row>, "sorting" | "onSort"> {
  column: DataColumn<Row>;
}

function Heading<Row>({ column: { head, numeric, order }, sorting, onSort }: HeadingProps<Row>) {
  const sorted = order !== undefined && sorting?.order === order;
  const direction = sorting?.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      role="columnheader"
      data-numeric={numeric || undefined}
      aria-sort={sorted ? direction : undefined}
    >
      {order !== undefined && onSort ? (
        <button type="button" className={css.sort} onClick={() => onSort(order)}>
          {head}
          <span className={css.arrow} data-sorted={sorted ? direction : undefined}>
            <Icon name="chevron" />
          </span>
        </button>
      ) : (
        head
      )}
    </th>
  );
}

interface ChoiceProps<Row> {
  choice: RowChoice<Row>;
  row: Row;
  rowKey: string;
  children: ReactNode;
}

function Choice<Row>({ choice, row, rowKey, children }: ChoiceProps<Row>) {
  return (
    <div className={css.named}>
      <label className={css.target}>
        <input
          type="checkbox"
          className={css.box}
          checked={choice.has(rowKey)}
          onChange={({ target }) => choice.set(rowKey, target.checked)}
          aria-label={`Select ${choice.nameOf(row)}`}
        />
      </label>
      <div className={css.name}>{children}</div>
    </div>
  );
}
