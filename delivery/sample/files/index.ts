import type { SampleDocument } from "../content/kinds.ts";
import { csv, plainText } from "./plain.ts";
import { openDocument } from "./open-document.ts";
import { pdf } from "./pdf.ts";
import { slides } from "./slides.ts";
import { word } from "./word.ts";
import { workbook } from "./workbook.ts";

const makers = { pdf, docx: word, xlsx: workbook, pptx: slides, csv, txt: plainText, odt: openDocument };

/** Media types as a browser would send them along with the file. */
export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  csv: "text/csv",
  txt: "text/plain",
  odt: "application/vnd.oasis.opendocument.text",
} as const satisfies Record<SampleDocument["kind"], string>;

/** Makes the file of one publication, a real one of its kind. */
export async function documentFile(document: SampleDocument): Promise<Buffer> {
  return makers[document.kind](document);
}
