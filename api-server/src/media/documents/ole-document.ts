import { open } from "node:fs/promises";
import { type CompoundEntry, openCompoundFile } from "./compound-file.ts";
import { hasMacros, loadsFromElsewhere, notADocument } from "./document-refusals.ts";
import { isElsewhere } from "./elsewhere.ts";
import { hasMacroSheet, hasVisualBasic, templateOf, templateRange } from "./office-records.ts";

export type OleDocument = "doc" | "xls" | "ppt";

/** The one stream that every document of its kind has in its root folder. */
const streams: Record<string, OleDocument> = {
  WordDocument: "doc",
  Workbook: "xls",
  Book: "xls",
  "PowerPoint Document": "ppt",
};

/** Storages and streams that hold Visual Basic ([MS-OVBA], section 2.2.1), whatever document they are in. */
const macroNames = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);

/** The sheets are named in a workbook's first part, a slide show's macros in its last record container. */
const maxReadBytes = 64 * 1024 * 1024;

/**
 * Returns which document of the old Office formats a compound file is, by the streams its directory names. Installers,
 * mails and encrypted packages share the container and are refused; so are macros of either kind (Visual Basic, and
 * Excel 4.0 sheets), and a template that Word would load from a network.
 */
export async function oleDocument(path: string): Promise<OleDocument> {
  const file = await open(path, "r");
  try {
    const compound = await openCompoundFile(file);
    const named = (name: string) => compound.entries.find((entry) => entry.name === name);
    const main = compound.entries.find(({ name }) => Object.hasOwn(streams, name));
    const kind = main && streams[main.name];
    if (!kind) throw notADocument();
    if (compound.entries.some(({ name }) => macroNames.has(name.toLowerCase()))) throw hasMacros();
    const read = (entry: CompoundEntry) =>
      entry.isStream ? compound.read(entry, maxReadBytes) : Buffer.alloc(0);
    const content = await read(main);
    if (kind === "xls" && hasMacroSheet(content)) throw hasMacros();
    if (kind === "ppt" && hasVisualBasic(content)) throw hasMacros();
    if (kind === "doc") {
      const range = templateRange(content);
      const table = range && named(range.table);
      const template = range && table && templateOf(await read(table), range);
      if (template !== undefined && isElsewhere(template)) throw loadsFromElsewhere();
    }
    return kind;
  } finally {
    await file.close();
  }
}
