import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { damagedDocument, notADocument, notUtf8 } from "./document-refusals.ts";
import { readHead } from "../images/image-kind.ts";
import { type OleDocument, oleDocument } from "./ole-document.ts";
import { type ZipDocument, zipDocument } from "./zip-document.ts";

export type DocumentKind = "pdf" | OleDocument | ZipDocument | "csv" | "txt";

const oleStart = Buffer.from("d0cf11e0a1b11ae1", "hex");

/**
 * Recognises a document by its content (AMB-45), reading no more than it must. Only between csv and txt, which have no
 * signature, the sender's name decides. Rejects with the fitting `FileRefusal` for anything not on the list.
 */
export async function documentKind(path: string, filename: string, bytes: number): Promise<DocumentKind> {
  const head = await readHead(path);
  if (head.toString("latin1", 0, 5) === "%PDF-") return pdf(path, bytes);
  if (head.subarray(0, 8).equals(oleStart)) return oleDocument(path);
  if (head.toString("latin1", 0, 4) === "PK\x03\x04") return zipDocument(path, head, bytes);
  const extension = /\.(csv|txt)$/i.exec(filename)?.[1]?.toLowerCase();
  if ((extension !== "csv" && extension !== "txt") || isMarkup(head)) throw notADocument();
  await assertText(path);
  return extension;
}

/** A PDF ends with its marker; without it the rest has not arrived. */
async function pdf(path: string, bytes: number): Promise<"pdf"> {
  const handle = await open(path, "r");
  try {
    const tail = Buffer.alloc(Math.min(bytes, 4096));
    await handle.read(tail, 0, tail.length, bytes - tail.length);
    if (!tail.includes("%%EOF")) throw damagedDocument();
    return "pdf";
  } finally {
    await handle.close();
  }
}

/** A web page or drawing under a text's name. Comments before it are stepped over one by one. */
function isMarkup(head: Buffer): boolean {
  let text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  while (text.startsWith("<!--")) {
    const end = text.indexOf("-->", 4);
    if (end < 0) return true; // no text begins with a comment that long
    text = text.slice(end + 3).trimStart();
  }
  return /^<(?:!doctype|\?xml|html|head|body|script|svg|iframe)\b/i.test(text);
}

async function assertText(path: string): Promise<void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) throw notUtf8();
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? notUtf8() : error;
  }
}
