import type { Publication } from "@ministry/api-client";
import { megabytes } from "@ministry/shared-ui";
import { fileTexts } from "../../content/records/publications.ts";
import { DateLine } from "../../blocks/records/date-line.tsx";
import css from "./file-table.module.css";

/** Size, date and name of a publication's file (P-168 … P-170). */
export function FileTable({
  publication: { size, filename, updatedAt, createdAt },
}: {
  publication: Publication;
}) {
  return (
    <dl className={css.facts}>
      {size > 0 && (
        <div>
          <dt>{fileTexts.size}</dt>
          <dd>{megabytes(size)}</dd>
        </div>
      )}
      {(updatedAt ?? createdAt) && (
        <div>
          <dt>{fileTexts.updated}</dt>
          <dd>
            <DateLine iso={updatedAt ?? createdAt} />
          </dd>
        </div>
      )}
      {filename && (
        <div>
          <dt>{fileTexts.file}</dt>
          <dd dir="auto">{filename}</dd>
        </div>
      )}
    </dl>
  );
}
