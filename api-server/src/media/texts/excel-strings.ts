import { damagedDocument } from "../documents/document-refusals.ts";
import type { CollectedText } from "./collected-text.ts";

/** Excel's records ([MS-XLS], sections 2.4.117, 2.4.265 and 2.4.58). */
const records = { encrypted: 0x002f, strings: 0x00fc, more: 0x003c };

/** Reads the texts of a workbook's cells, each once: they stand in one list that the cells point into. */
export function readSharedStrings(workbook: Buffer, into: CollectedText): void {
  const parts = stringParts(workbook);
  const [first] = parts;
  if (!first || first.length < 8) return;
  const list = new StringList(parts, 8);
  for (let left = first.readUInt32LE(4); left > 0 && !list.isAtEnd && !into.isFull; left -= 1) {
    into.add(list.next());
    into.gap();
  }
}

/** The record with the list, and those it goes on in. */
function stringParts(workbook: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= workbook.length;) {
    const [type, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)];
    if (type === records.encrypted) throw damagedDocument();
    if (type === records.strings || (parts.length > 0 && type === records.more))
      parts.push(workbook.subarray(at + 4, at + 4 + length));
    else if (parts.length > 0) break;
    at += 4 + length;
  }
  return parts;
}

/** Reads over the ends of records: where letters are cut, the next one says again how wide they are. */
class StringList {
  #part = 0;

  constructor(
    private readonly parts: Buffer[],
    private at: number,
  ) {}

  get isAtEnd(): boolean {
    this.#step();
    return this.#part >= this.parts.length;
  }

  next(): string {
    const letters = this.#number(2);
    const flags = this.#number(1);
    const runs = (flags & 8) === 0 ? 0 : this.#number(2);
    const extra = (flags & 4) === 0 ? 0 : this.#number(4);
    const text = this.#letters(letters, (flags & 1) === 1);
    this.#skip(runs * 4 + extra);
    return text;
  }

  #letters(count: number, wide: boolean): string {
    let [text, isWide] = ["", wide];
    while (text.length < count && !this.isAtEnd) {
      if (this.at === 0 && this.#part > 0 && text !== "") isWide = (this.#number(1) & 1) === 1;
      const part = this.parts[this.#part] ?? Buffer.alloc(0);
      const width = isWide ? 2 : 1;
      const fitting = Math.min(count - text.length, Math.floor((part.length - this.at) / width));
      if (fitting <= 0) throw damagedDocument();
      text += part.toString(isWide ? "utf16le" : "latin1", this.at, this.at + fitting * width);
      this.at += fitting * width;
    }
    return text;
  }

  #number(bytes: number): number {
    this.#step();
    const part = this.parts[this.#part];
    if (!part || this.at + bytes > part.length) throw damagedDocument();
    this.at += bytes;
    return part.readUIntLE(this.at - bytes, bytes);
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0 && !this.isAtEnd;) {
      const length = this.parts[this.#part]?.length ?? 0;
      const step = Math.min(left, length - this.at);
      this.at += step;
      left -= step;
    }
  }

  /** Goes on to the next record at the end of one. */
  #step(): void {
    while (this.#part < this.parts.length && this.at >= (this.parts[this.#part]?.length ?? 0)) {
      this.#part += 1;
      this.at = 0;
    }
  }
}
