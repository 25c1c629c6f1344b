import { type AuditFilter, type auditRepository } from "../../repositories/service/audit.ts";

const batchRows = 500;
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

type Event = Awaited<ReturnType<ReturnType<typeof auditRepository>["batch"]>>[number]["event"];

const cellsOf = (event: Event) => [
  event.at.toISOString(),
  event.actorName,
  event.actorId,
  event.action,
  event.kind,
  event.subjectTitle,
  event.subjectId,
  event.address,
  event.requestId,
  event.before,
  event.after,
];

/** Yields the change history as CSV, newest first, a batch at a time; begins with a byte order mark for spreadsheets. */
export async function* auditCsv(
  audit: Pick<ReturnType<typeof auditRepository>, "batch">,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns)}`;
  let last: Awaited<ReturnType<typeof audit.batch>>[number] | undefined;
  for (;;) {
    const batch = await audit.batch(filter, batchRows, last?.cursor);
    if (batch.length > 0) yield batch.map(({ event }) => line(cellsOf(event))).join("");
    if (batch.length < batchRows) return;
    last = batch.at(-1);
  }
}
