import type { CollectedText } from "./collected-text.ts";

/** Records of a slide show ([MS-PPT], section 2.13.24). */
const records = { chars: 0x0fa0, bytes: 0x0fa8, notes: 0x03f0, master: 0x03f8 };
const containerVersion = 0xf;

/** Reads the text on the slides; what only their speaker sees, and the master's own words, are passed over. */
export function readSlideText(slides: Buffer, into: CollectedText): void {
  for (let at = 0; at + 8 <= slides.length && !into.isFull;) {
    const isContainer = (slides.readUInt16LE(at) & 0xf) === containerVersion;
    const [type, length] = [slides.readUInt16LE(at + 2), slides.readUInt32LE(at + 4)];
    const content = slides.subarray(at + 8, at + 8 + length);
    if (type === records.chars) into.add(content.toString("utf16le"));
    if (type === records.bytes) into.add(content.toString("latin1"));
    if (type === records.chars || type === records.bytes) into.gap();
    const isPassed = type === records.notes || type === records.master;
    at += 8 + (isContainer && !isPassed ? 0 : length);
  }
}
