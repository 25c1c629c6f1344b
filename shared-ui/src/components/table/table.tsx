import clsx from "clsx";
import type { ReactNode } from "react";
import css from "./table.module.css";

export interface Column<Row> {
  /** Heading of the column; on phones the label before the value. */
  head: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Figures stand to the right. */
  numeric?: boolean;
  /** The cell that names the row (one per table): a row header for screen readers, the card's title on phones. */
  rowHead?: boolean;
  /** Hides the label on phones, for actions and pictures. */
  bare?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows; read out, and shown when `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** A last row, for totals: one cell per column. */
  foot?: readonly ReactNode[];
  /** On phones the figures of a row stand side by side under its name, for long tables of few, short figures. */
  compact?: boolean;
}

/**
 * Rows and columns; on a phone each row becomes a card with the headings as labels. The roles are written out
 * because `display: block` takes them away in some browsers.
 */
export function Table<Row>({ caption, captionShown, columns, rows, rowKey, foot, compact }: TableProps<Row>) {
  return (
    <table className={clsx(css.table, css.cards)} role="table" data-compact={compact || undefined}>
      <caption className={captionShown ? css.caption : css.captionHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.head} scope="col" role="columnheader" data-numeric={column.numeric || undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row">
            {columns.map((column) => (
              <Cell key={column.head} column={column}>
                {column.cell(row, index)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <Cell key={column.head} column={column}>
                {foot[index]}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface CellProps<Row> {
  column: Column<Row>;
  /** Where a `DataTable` puts it on a phone. */
  phone?: string;
  children: ReactNode;
}

/** One cell, marked for both layouts. */
export function Cell<Row>({ column, phone, children }: CellProps<Row>) {
  const marks = {
    "data-phone": phone,
    "data-label": column.bare || column.rowHead ? undefined : column.head,
    "data-numeric": column.numeric || undefined,
    "data-empty": children === "" || children === undefined || children === null || undefined,
  };
  return column.rowHead ? (
    <th {...marks} scope="row" role="rowheader">
      {children}
    </th>
  ) : (
    <td {...marks} role="cell">
      {children}
    </td>
  );
}
