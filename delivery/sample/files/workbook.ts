import writeWorkbook, { type SheetData } from "write-excel-file/node";
import { sampleNotice, type SampleDocument } from "../content/kinds.ts";

/** A workbook with the table on the first sheet and its explanation on the second. */
export function workbook({ title, sections, table }: SampleDocument): Promise<Buffer> {
  const data: SheetData = [
    table.columns.map((value) => ({ value, fontWeight: "bold", backgroundColor: "#dbe9ee" })),
    ...table.rows.map((row) => row.map((value) => ({ value }))),
  ];
  const notes: SheetData = [
    title,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    sampleNotice,
  ].map((value) => [{ value }]);
  return writeWorkbook([
    { data, sheet: "Table", columns: table.columns.map(() => ({ width: 20 })) },
    { data: notes, sheet: "About", columns: [{ width: 80 }] },
  ]).toBuffer();
}
