import type { Permission } from "@ministry/api-client";
import { RowActions, type DataColumn } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { DeleteRow } from "../removal/delete-row.tsx";

export interface ActionsColumnOptions<Row> {
  head: string;
  nameOf: (row: Row) => string;
  /** What it takes to delete a row. */
  needs: Permission;
  onDelete: (row: Row) => void;
  /** What else can be done with a row. */
  actions: (row: Row) => ReactNode;
}

/** The last column of a list: what can be done with a row, and Delete. */
export const actionsColumn = <Row,>({
  head,
  nameOf,
  needs,
  onDelete,
  actions,
}: ActionsColumnOptions<Row>): DataColumn<Row> => ({
  head,
  bare: true,
  phone: "actions",
  cell: (row) => (
    <RowActions
      name={nameOf(row)}
      last={<DeleteRow needs={needs} name={nameOf(row)} onAsk={() => onDelete(row)} />}
    >
      {actions(row)}
    </RowActions>
  ),
});
