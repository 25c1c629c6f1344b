import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFolderStore } from "../../storage/folder-store.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import { cleanFilename } from "../clean-filename.ts";
import { createDocumentIntake } from "./document-intake.ts";
import {
  docx,
  ole,
  oleBomb,
  openDocument,
  pdf,
  pptx,
  relations,
  slidesWithMacros,
  wordFrom,
  workbook,
  xlsx,
  zip,
} from "../fixtures/documents.ts";
import { createImagePool } from "../worker/image-pool.ts";

let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-intake-"));
  store = await openFolderStore(join(folder, "files"));
});
const pool = createImagePool({ size: 1 });
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function take(content: Uint8Array | string, filename: string, maxBytes?: number) {
  const path = join(folder, "upload");
  await writeFile(path, content);
  return createDocumentIntake({ store, pool, ...(maxBytes && { maxBytes }) }).take(path, filename);
}

const office = "application/vnd.openxmlformats-officedocument";
const accepted: [string, string, string, Uint8Array | string][] = [
  ["report.pdf", "pdf", "application/pdf", pdf()],
  ["letter.doc", "doc", "application/msword", ole("WordDocument")],
  ["budget.xls", "xls", "application/vnd.ms-excel", ole("Workbook")],
  ["by-template.doc", "doc", "application/msword", ole(...wordFrom("C:\\Templates\\Report.dot"))],
  ["sheets.xls", "xls", "application/vnd.ms-excel", ole(workbook(0))],
  ["slides.ppt", "ppt", "application/vnd.ms-powerpoint", ole("PowerPoint Document")],
  ["letter.docx", "docx", `${office}.wordprocessingml.document`, docx()],
  ["budget.xlsx", "xlsx", `${office}.spreadsheetml.sheet`, xlsx()],
  ["slides.pptx", "pptx", `${office}.presentationml.presentation`, pptx()],
  [
    "own-template.docx",
    "docx",
    `${office}.wordprocessingml.document`,
    docx(relations("attachedTemplate", "file:///C:\\Users\\Officer\\Report.dotx")),
  ],
  [
    "linked.docx",
    "docx",
    `${office}.wordprocessingml.document`,
    docx(relations("hyperlink", "https://ministry.example/?a=1&amp;b=2")),
  ],
  ["letter.odt", "odt", "application/vnd.oasis.opendocument.text", openDocument("text")],
  ["budget.ods", "ods", "application/vnd.oasis.opendocument.spreadsheet", openDocument("spreadsheet")],
  ["slides.odp", "odp", "application/vnd.oasis.opendocument.presentation", openDocument("presentation")],
  ["wells.csv", "csv", "text/csv", "well,depth\nواد,120\n"],
  ["notes.txt", "txt", "text/plain", "Plain words, 3 < 4."],
];

describe("AMB-45 documents on the list, known by their content", () => {
  it.each(accepted)("%s is stored byte for byte", async (filename, extension, contentType, content) => {
    const document = await take(content, filename);
    expect(document).toMatchObject({ contentType, filename, bytes: Buffer.byteLength(content) });
    expect(document.key).toMatch(new RegExp(`^[0-9a-f]{24}\\.${extension}$`));
    const opened = await store.get(document.key);
    expect(await buffer(opened!.stream)).toEqual(Buffer.from(content));
  });

  it("goes by the content when the name says something else", async () => {
    const document = await take(pdf(), "holiday.exe");
    expect(document).toMatchObject({ contentType: "application/pdf", filename: "holiday.exe.pdf" });
  });
});

const manyParts = Array.from({ length: 3_001 }, (_, at) => ({ name: `word/media/${at}.png` }));

const refused: [string, string, number, string, Uint8Array | string][] = [
  ["nothing at all", "a.pdf", 400, "empty", ""],
  ["a plain archive", "a.zip", 415, "unsupported-type", zip([{ name: "a.txt" }])],
  ["a plain archive named docx", "a.docx", 415, "unsupported-type", zip([{ name: "a.txt" }])],
  ["a program", "a.exe", 415, "unsupported-type", "MZ\x90\0"],
  ["a program named pdf", "a.pdf", 415, "unsupported-type", "MZ\x90\0"],
  ["a web page", "a.html", 415, "unsupported-type", "<!doctype html><p>Hello"],
  ["a web page named txt", "a.txt", 415, "unsupported-type", " \n<!-- x --><HTML><script>alert(1)</script>"],
  ["a drawing named csv", "a.csv", 415, "unsupported-type", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a script", "a.js", 415, "unsupported-type", "alert(1)"],
  ["a picture", "a.png", 415, "unsupported-type", "\x89PNG\r\n"],
  ["an installer in an Office container", "a.doc", 415, "unsupported-type", ole("Installer")],
  ["an encrypted Office package", "a.docx", 415, "unsupported-type", ole("EncryptedPackage")],
  ["a document template", "a.ott", 415, "unsupported-type", openDocument("text-template")],
  ["a binary file named csv", "a.csv", 422, "damaged", "a,b\0c"],
  ["a text in another encoding", "a.txt", 422, "damaged", Buffer.from([0x61, 0xe4, 0x62])],
  ["half a PDF", "a.pdf", 422, "damaged", pdf("x".repeat(9_000)).subarray(0, 5_000)],
  ["half a docx", "a.docx", 422, "damaged", docx().subarray(0, 90)],
  ["half a doc", "a.doc", 422, "damaged", ole("WordDocument").subarray(0, 700)],
  [
    "a docx of 2 GB by its directory",
    "a.docx",
    422,
    "container-bomb",
    docx({ name: "word/a.xml", claims: 2 ** 31 }),
  ],
  [
    "a docx that unpacks 1,000-fold",
    "a.docx",
    422,
    "container-bomb",
    docx({ name: "word/a.xml", claims: 2 ** 25 }),
  ],
  ["a docx of 3,000 parts", "a.docx", 422, "container-bomb", docx(...manyParts)],
  ["a docx with a way out", "a.docx", 422, "unsafe-content", docx({ name: "../../etc/cron.d/x" })],
  ["a docx with an absolute name", "a.docx", 422, "unsafe-content", docx({ name: "/etc/passwd" })],
  ["a docx with a Windows path", "a.docx", 422, "unsafe-content", docx({ name: "C:\\x" })],
  ["a doc of 8 KB that claims a table of 2 GB", "a.doc", 422, "damaged", oleBomb()],
  ["a text that begins with a comment of 4 KB", "a.txt", 415, "unsupported-type", `<!--${"-".repeat(9_000)}`],
  ["a page behind 400 comments", "a.txt", 415, "unsupported-type", `${"<!---->".repeat(400)}<html>`],
  ["a doc with macros", "a.doc", 422, "unsafe-content", ole("WordDocument", "Macros")],
  ["an xls with macros", "a.xls", 422, "unsafe-content", ole("Workbook", "_VBA_PROJECT_CUR")],
  ["an xls with a macro sheet of Excel 4.0", "a.xls", 422, "unsafe-content", ole(workbook(1))],
  ["a ppt with macros", "a.ppt", 422, "unsafe-content", ole(slidesWithMacros())],
  [
    "a doc with a template from an address",
    "a.doc",
    422,
    "unsafe-content",
    ole(...wordFrom("https://evil.example/a.dot")),
  ],
  [
    "a doc with a template from a share",
    "a.doc",
    422,
    "unsafe-content",
    ole(...wordFrom("\\\\evil.example\\a.dot")),
  ],
  [
    "an xlsx with a macro sheet",
    "a.xlsx",
    422,
    "unsafe-content",
    docx({ name: "xl/macrosheets/sheet1.xml" }),
  ],
  ["an odt with macros", "a.odt", 422, "unsafe-content", docx({ name: "Basic/Standard/Module1.xml" })],
  [
    "a docx with a template from an address",
    "a.docx",
    422,
    "unsafe-content",
    docx(relations("attachedTemplate", "&#104;ttps://evil.example/a.dotm")),
  ],
  [
    "a docx with a template from a share",
    "a.docx",
    422,
    "unsafe-content",
    docx(relations("attachedTemplate", "file://evil.example/a.dotm")),
  ],
  [
    "a docx with an object from an address",
    "a.docx",
    422,
    "unsafe-content",
    docx(relations("oleObject", "mhtml:https://evil.example/a!x")),
  ],
  [
    "a docx with macros under another name",
    "a.docx",
    422,
    "unsafe-content",
    docx(relations("vbaProject", "other.bin", "Internal")),
  ],
  [
    "a workbook that exchanges data with a program",
    "a.xlsx",
    422,
    "unsafe-content",
    docx({
      name: "xl/externalLinks/externalLink1.xml",
      content: '<externalLink><ddeLink ddeService="cmd" ddeTopic="x"/></externalLink>',
    }),
  ],
  ["a docx with macros", "a.docm", 422, "unsafe-content", docx({ name: "word/vbaProject.bin" })],
];

describe("files that are refused with a plain sentence, and nothing stored", () => {
  it.each(refused)("%s (%s): %i %s", async (_what, filename, statusCode, reason, content) => {
    const before = await readdir(join(folder, "files"));
    const refusal = expect(take(content, filename)).rejects;
    await refusal.toMatchObject({ name: "FileRefusal", statusCode, reason });
    await expect(take(content, filename)).rejects.toThrow(/^The .+\.$/);
    expect(await readdir(join(folder, "files"))).toEqual(before);
  });

  it("takes exactly the limit and refuses one byte more", async () => {
    const content = pdf();
    await expect(take(content, "a.pdf", content.length)).resolves.toBeDefined();
    await expect(take(content, "a.pdf", content.length - 1)).rejects.toMatchObject({ statusCode: 413 });
  });
});

describe("names of documents", () => {
  it.each([
    ["C:\\Users\\officer\\report.pdf", "report.pdf"],
    ["../../etc/report.pdf", "report.pdf"],
    ["report.PDF", "report.PDF"],
    ["  annual \t report .pdf ", "annual report .pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.exe.pdf"],
    ["a\0b\r\nc.pdf", "abc.pdf"],
    ["", "document.pdf"],
    [".pdf", "document.pdf"],
    ["تقرير المياه.pdf", "تقرير المياه.pdf"],
    [`${"ش".repeat(300)}.pdf`, `${"ش".repeat(125)}.pdf`],
  ])("%j is kept as %j", (name, kept) => {
    expect(cleanFilename(name, "pdf")).toBe(kept);
  });
});
