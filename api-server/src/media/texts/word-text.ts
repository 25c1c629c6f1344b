import { damagedDocument } from "../documents/document-refusals.ts";
import type { CollectedText } from "./collected-text.ts";

/** Places in a Word document's head ([MS-DOC], sections 2.5.1 to 2.5.6). */
const head = { flags: 0x0a, textLetters: 0x4c, noteLetters: 0x50, piecesAt: 0x1a2, piecesBytes: 0x1a6 };
const [fieldBegins, resultBegins, fieldEnds] = ["\u0013", "\u0014", "\u0015"];
const flag = { encrypted: 0x0100, secondTable: 0x0200 };

/** Name of the stream that says where the pieces of the text are. */
export function wordTable(word: Buffer): "0Table" | "1Table" {
  if (word.length < head.piecesBytes + 4) throw damagedDocument();
  const flags = word.readUInt16LE(head.flags);
  if ((flags & flag.encrypted) !== 0) throw damagedDocument();
  return (flags & flag.secondTable) === 0 ? "0Table" : "1Table";
}

/** Reads the text and the footnotes; instructions of fields, such as the addresses of links, are left out. */
export function readWordText(word: Buffer, table: Buffer, into: CollectedText): void {
  const start = word.readUInt32LE(head.piecesAt);
  const pieces = pieceTable(table.subarray(start, start + word.readUInt32LE(head.piecesBytes)));
  const last = word.readUInt32LE(head.textLetters) + word.readUInt32LE(head.noteLetters);
  const count = Math.floor((pieces.length - 4) / 12);
  let isInstruction = false;
  for (let index = 0; index < count && !into.isFull; index += 1) {
    const [from, to] = [pieces.readUInt32LE(index * 4), pieces.readUInt32LE(index * 4 + 4)];
    const letters = Math.min(to, last) - from;
    if (letters <= 0) continue;
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    // Fields, ends of cells and of paragraphs are signs of their own.
    for (const part of lettersAt(word, place, letters).split(/(?=\p{Cc})/u)) {
      if (part.startsWith(fieldBegins)) isInstruction = true;
      else if (part.startsWith(resultBegins) || part.startsWith(fieldEnds)) isInstruction = false;
      if (!isInstruction) into.add(part.replace(/^\p{Cc}/u, " "));
    }
  }
}

/** The table of pieces stands behind what was changed in a hurry ([MS-DOC], section 2.9.38). */
function pieceTable(list: Buffer): Buffer {
  let at = 0;
  while (at + 3 <= list.length && list[at] === 1) at += 3 + list.readUInt16LE(at + 1);
  if (at + 5 > list.length || list[at] !== 2) throw damagedDocument();
  return list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
}

/** A piece has two bytes a letter, or one of Windows' Western letters. */
function lettersAt(word: Buffer, place: number, letters: number): string {
  const isNarrow = (place & 0x40000000) !== 0;
  const offset = place & 0x3fffffff;
  return isNarrow
    ? new TextDecoder("windows-1252").decode(word.subarray(offset / 2, offset / 2 + letters))
    : word.toString("utf16le", offset, offset + letters * 2);
}
