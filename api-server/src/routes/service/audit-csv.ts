import { type AuditFilter, type auditRepository } from "../../repositories/service/audit.ts";

const pageRows = 500;
const columns = [
  "at",
  "actor",
  "actor id",
  "action",
  "kind",
  "subject",
  "subject id",
  "address",
  "request id",
  "before",
  "after",
];

/**
 * One value as a cell (RFC 4180). What a spreadsheet would run as a formula is made text by a quote in front
 * (OWASP, CSV injection).
 */
function cell(value: unknown): string {
  const plain =
    value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (values: readonly unknown[]) => `${values.map(cell).join(",")}\r\n`;

/** Yields the change history as CSV, newest first, a page at a time; begins with a byte order mark for spreadsheets. */
export async function* auditCsv(
  audit: Pick<ReturnType<typeof auditRepository>, "page">,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns)}`;
  for (let page = 1; ; page += 1) {
    const { items } = await audit.page(filter, page, pageRows);
    if (items.length > 0) {
      yield items
        .map((one) =>
          line([
            one.at.toISOString(),
            one.actorName,
            one.actorId,
            one.action,
            one.kind,
            one.subjectTitle,
            one.subjectId,
            one.address,
            one.requestId,
            one.before,
            one.after,
          ]),
        )
        .join("");
    }
    if (items.length < pageRows) return;
  }
}
