import { sampleNotice, type SampleDocument } from "../content/kinds.ts";

const quoted = (cell: string | number) =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** The table as comma-separated values, with a byte order mark for spreadsheet programs. */
export function csv({ table }: SampleDocument): Buffer {
  const rows = [table.columns, ...table.rows, [sampleNotice]];
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`);
}

export function plainText({ title, sections }: SampleDocument): Buffer {
  const parts = sections.map(
    ({ heading, paragraphs }) => `${heading}\n${"-".repeat(heading.length)}\n${paragraphs.join("\n\n")}`,
  );
  return Buffer.from(`${title}\n${"=".repeat(title.length)}\n\n${parts.join("\n\n")}\n\n${sampleNotice}\n`);
}
