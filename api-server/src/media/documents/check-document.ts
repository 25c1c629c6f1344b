import { stat } from "node:fs/promises";
import { type DocumentKind, documentKind } from "./document-kind.ts";
import { damagedDocument } from "./document-refusals.ts";
import { FileRefusal } from "../refusal.ts";
import { systemFailureOf } from "../system-failure.ts";

/**
 * Recognises a document by its content (AMB-45); runs in the process for strangers' files. Rejects with `FileRefusal` when
 * it can't be taken, and with the system's error when the file could not be read.
 */
export async function checkDocument(path: string, filename: string): Promise<DocumentKind> {
  const { size } = await stat(path);
  return documentKind(path, filename, size).catch((error: unknown) => {
    // Whatever a reader stumbles over, the file is not whole; a file that can't be read is our trouble.
    throw error instanceof FileRefusal || systemFailureOf(error) ? error : damagedDocument();
  });
}
