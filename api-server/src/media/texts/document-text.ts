import { stat } from "node:fs/promises";
import { damagedDocument } from "../documents/document-refusals.ts";
import type { DocumentKind } from "../documents/document-kind.ts";
import { FileRefusal, tooLarge } from "../refusal.ts";
import { systemFailureOf } from "../system-failure.ts";
import { CollectedText } from "./collected-text.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { readOle } from "./ole-text.ts";
import { readPdf } from "./pdf-text.ts";
import { readPlain } from "./plain-text.ts";
import { maxReadableBytes } from "./text-limits.ts";
import { readZip } from "./zip-text.ts";

/** The text of a document as it is searched. */
export interface DocumentText {
  passages: Passage[];
  /** The document has more text than is read of one. */
  isCut: boolean;
}

/**
 * Reads the text of a stored document; runs in the process for strangers' files. Rejects with `FileRefusal` when it
 * can't be read, and with the system's error when the file could not be opened.
 */
export async function documentText(path: string, kind: DocumentKind): Promise<DocumentText> {
  const { size } = await stat(path);
  if (size > maxReadableBytes) throw tooLarge(maxReadableBytes);
  const text = new CollectedText();
  await readInto(text, path, kind).catch((error: unknown) => {
    // Whatever a reader stumbles over, the file is at fault; a file that can't be opened is our trouble.
    throw error instanceof FileRefusal || systemFailureOf(error) ? error : damagedDocument();
  });
  return { passages: passagesOf(text.toString()), isCut: text.isFull };
}

function readInto(text: CollectedText, path: string, kind: DocumentKind): Promise<void> {
  switch (kind) {
    case "pdf":
      return readPdf(path, text);
    case "csv":
    case "txt":
      return readPlain(path, text, kind === "csv");
    case "doc":
    case "xls":
    case "ppt":
      return readOle(path, kind, text);
    default:
      return readZip(path, kind, text);
  }
}
