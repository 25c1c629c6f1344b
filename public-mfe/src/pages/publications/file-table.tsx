import type { Publication } from "@ministry/api-client";
import { DateLine } from "../../blocks/date-line.tsx";
import { sizeInMb } from "./file-facts.ts";
import css from "./file-table.module.css";

/** Size, date and name of a publication's file (P-168 … P-170). */
export function FileTable({
  publication: { size, filename, updatedAt, createdAt },
}: {
  publication: Publication;
}) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>Size</dt>
        <dd>{sizeInMb(size)}</dd>
      </div>
      {(updatedAt ?? createdAt) && (
        <div>
          <dt>Updated</dt>
          <dd>
            <DateLine iso={updatedAt ?? createdAt} />
          </dd>
        </div>
      )}
      {filename && (
        <div>
          <dt>File</dt>
          <dd dir="auto">{filename}</dd>
        </div>
      )}
    </dl>
  );
}
