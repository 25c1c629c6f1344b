import { Pager, Select } from "@ministry/shared-ui";
import * as recordsTexts from "../../content/records/table.ts";
import { capital } from "../../lib/capital.ts";
import { pageSizes } from "../arranging/page-size.ts";
import type { Records } from "./use-records.ts";
import css from "./records.module.css";

export interface RecordPagesProps<Row> {
  records: Records<Row>;
  /** Another page is shown now. */
  onTurned: () => void;
}

/** Turns the pages of a list, and says how long they are; nothing where the shortest page holds everything. */
export function RecordPages<Row>({ records, onTurned }: RecordPagesProps<Row>) {
  const { shape, page, pages, total, turnTo, setSize, wanted } = records;
  if (total <= pageSizes[0]) return null;
  return (
    <div className={css.pages}>
      {pages > 1 && (
        <Pager
          label={recordsTexts.pagesOf(shape.many)}
          page={page}
          pages={pages}
          onPage={(next) => {
            turnTo(next);
            onTurned();
          }}
        />
      )}
      <Select
        label={recordsTexts.onPage(capital(shape.many))}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(wanted.size)}
        onChange={({ target }) => setSize(Number(target.value))}
      />
    </div>
  );
}
