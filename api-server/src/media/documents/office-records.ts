/** Excel's records: two bytes of type, two of length ([MS-XLS], section 2.1.4). */
const boundSheet = 0x0085;
const endOfFile = 0x000a;
const macroSheetType = 1;

/** True when a workbook names an Excel 4.0 macro sheet among its sheets ([MS-XLS], section 2.4.28). */
export function hasMacroSheet(workbook: Buffer): boolean {
  for (let at = 0; at + 4 <= workbook.length;) {
    const [type, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)];
    if (type === endOfFile) return false; // of the globals, which name every sheet
    if (type === boundSheet && length >= 6 && at + 10 <= workbook.length)
      if (workbook.readUInt8(at + 9) === macroSheetType) return true;
    at += 4 + length;
  }
  return false;
}

/** PowerPoint's containers, in which its macros' container may be ([MS-PPT], sections 2.3.1 and 2.4.10). */
const containerVersion = 0xf;
const visualBasicInfo = 0x03ff;

/** True when a slide show has a project in Visual Basic. Containers are walked into, everything else is passed. */
export function hasVisualBasic(slides: Buffer): boolean {
  for (let at = 0; at + 8 <= slides.length;) {
    const isContainer = (slides.readUInt16LE(at) & 0xf) === containerVersion;
    const [type, length] = [slides.readUInt16LE(at + 2), slides.readUInt32LE(at + 4)];
    if (type === visualBasicInfo) return true;
    at += 8 + (isContainer ? 0 : length);
  }
  return false;
}

export interface TemplateRange {
  /** Name of the stream the list is in. */
  table: string;
  start: number;
  bytes: number;
}

/** Where Word stores its list of associated texts ([MS-DOC], sections 2.5.2 and 2.5.6); `undefined` when nowhere. */
export function templateRange(word: Buffer): TemplateRange | undefined {
  const [flagsAt, fcSttbfAssoc] = [10, 0x9a + 32 * 8];
  if (word.length < fcSttbfAssoc + 8) return undefined;
  const table = (word.readUInt16LE(flagsAt) & 0x0200) === 0 ? "0Table" : "1Table";
  return { table, start: word.readUInt32LE(fcSttbfAssoc), bytes: word.readUInt32LE(fcSttbfAssoc + 4) };
}

/** The template a document names: the second of the associated texts ([MS-DOC], section 2.9.273). */
export function templateOf(table: Buffer, { start, bytes }: TemplateRange): string | undefined {
  const list = table.subarray(start, start + bytes);
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return undefined;
  let at = 6;
  for (let index = 0; at + 2 <= list.length; index += 1) {
    const end = at + 2 + list.readUInt16LE(at) * 2;
    if (index === 1) return list.toString("utf16le", at + 2, Math.min(end, list.length));
    at = end;
  }
  return undefined;
}
