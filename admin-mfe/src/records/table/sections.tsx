import type { ReactNode } from "react";
import * as recordsTexts from "../../content/records/table.ts";
import type { Records } from "./use-records.ts";
import css from "./records.module.css";

/** A part of a list with a heading of its own. */
export interface RecordSection<Row> {
  title: string;
  holds: (row: Row) => boolean;
  /** Shown where the section has none. */
  empty: string;
}

export interface SectionsProps<Row> {
  records: Records<Row>;
  sections: readonly RecordSection<Row>[];
  children: (members: readonly Row[], section: RecordSection<Row>, offset: number) => ReactNode;
}

/** The sections of a list, each with its count; entries on another page are mentioned. */
export function Sections<Row>({ records, sections, children }: SectionsProps<Row>) {
  return sections.map((section) => {
    const { title, holds, empty } = section;
    const members = records.shown.filter(holds);
    const all = records.matching.filter(holds).length;
    const offset = records.offset + Math.max(0, records.shown.findIndex(holds));
    return (
      <section key={title} className={css.section} aria-label={title}>
        <h2>
          {title} <small className={css.figure}>{all}</small>
        </h2>
        {all === 0 && <p>{empty}</p>}
        {all > 0 && members.length === 0 && <p className={css.elsewhere}>{recordsTexts.onAnotherPage}</p>}
        {members.length > 0 && children(members, section, offset)}
      </section>
    );
  });
}
