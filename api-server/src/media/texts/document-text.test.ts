import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DocumentKind } from "../documents/document-kind.ts";
import { openDocumentOf, zip } from "../fixtures/documents.ts";
import {
  openDocumentSaying,
  pdfSaying,
  slidesSaying,
  wordSaying,
  workbookSaying,
} from "../fixtures/texts.ts";
import { oldSlidesSaying, oldWordSaying, oldWorkbookSaying } from "../fixtures/old-texts.ts";
import { documentText } from "./document-text.ts";
import { maxLetters } from "./text-limits.ts";

// The library for PDF takes its time to load.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "texts-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function textOf(content: Buffer | string, kind: DocumentKind): Promise<string> {
  const path = join(folder, "document");
  await writeFile(path, content);
  const { passages } = await documentText(path, kind);
  return passages.map(({ text }) => text).join(" ");
}

const said = ["Kiosk & tank", "لجنة المياه", "Guddiga biyaha"];
const escaped = said.map((text) => text.replaceAll("&", "&amp;"));

describe("the text of a document", () => {
  it.each<[DocumentKind, Buffer]>([
    ["docx", wordSaying(...escaped)],
    ["xlsx", workbookSaying(...escaped)],
    ["pptx", slidesSaying(...escaped)],
    ["odt", openDocumentSaying("text", ...escaped)],
    ["ods", openDocumentSaying("spreadsheet", ...escaped)],
    ["odp", openDocumentSaying("presentation", ...escaped)],
    ["txt", Buffer.from(`\uFEFF${said.join("\n\n")}`)],
    ["csv", Buffer.from(said.map((text) => `"${text}"`).join(","))],
    ["doc", oldWordSaying(said.join("\r"))],
    ["xls", oldWorkbookSaying(...said)],
    ["ppt", oldSlidesSaying(...said)],
  ])("of %s is read in its order, in whatever letters", async (kind, content) => {
    expect(await textOf(content, kind)).toBe(said.join(" "));
  });

  it("of a PDF is read page by page", async () => {
    expect(await textOf(pdfSaying("The kiosk (new)", "Its tank"), "pdf")).toBe("The kiosk (new) Its tank");
  });

  it("has the slides in their order", async () => {
    const numbers = Array.from({ length: 11 }, (_, at) => `slide${at + 1}`);
    expect(await textOf(slidesSaying(...numbers), "pptx")).toBe(numbers.join(" "));
  });

  it("leaves out comments, what was deleted, and the address of a link", async () => {
    const deleted = "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>";
    const word = zip([
      { name: "[Content_Types].xml" },
      { name: "word/document.xml", content: `<w:d xmlns:w="w">${deleted}<w:p><w:t>stays</w:t></w:p></w:d>` },
      { name: "word/comments.xml", content: '<w:d xmlns:w="w"><w:p><w:t>secret</w:t></w:p></w:d>' },
    ]);
    expect(await textOf(word, "docx")).toBe("stays");
    const note = "<o:annotation><t:p>secret</t:p></o:annotation><t:tracked-changes>gone</t:tracked-changes>";
    const content = `<o:d xmlns:o="o" xmlns:t="t"><o:body>${note}<t:p>stays</t:p></o:body></o:d>`;
    expect(await textOf(openDocumentOf("text", { name: "content.xml", content }), "odt")).toBe("stays");
    const link = 'See \u0013HYPERLINK "http://secret.example"\u0014the plan\u0015.';
    expect(await textOf(oldWordSaying(link), "doc")).toBe("See the plan .");
  });

  it("has Arabic letters as they are typed, and nothing that turns the direction", async () => {
    expect(await textOf("\uFEDF\uFEA0\uFEE8\uFE94 a\u202eb\u0000c", "txt")).toBe("لجنة abc");
  });

  it("ends at its limit, and says so", async () => {
    const path = join(folder, "long");
    await writeFile(path, "water kiosk ".repeat(200_000));
    const { passages, isCut } = await documentText(path, "txt");
    expect(isCut).toBe(true);
    expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxLetters);
    expect(passages[0]?.words).toEqual(["water", "kiosk", ...(passages[0]?.words.slice(2) ?? [])]);
  });
});

describe("a document that can't be read", () => {
  const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><w:d xmlns:w="w"><w:t>&b;</w:t></w:d>`;
  it.each<[string, DocumentKind, Buffer | string]>([
    ["a PDF that is none", "pdf", "%PDF-1.7\nnothing\n%%EOF"],
    ["a PDF cut short", "pdf", pdfSaying("kiosk").subarray(0, 120)],
    ["entities that multiply", "docx", zip([{ name: "word/document.xml", content: bomb }])],
    ["XML that ends early", "docx", zip([{ name: "word/document.xml", content: "<w:d><w:t>kiosk" }])],
    ["no container", "odt", "PK\u0003\u0004"],
    ["no compound file", "doc", Buffer.alloc(600)],
    ["a Word file without its table", "doc", oldWordSaying("kiosk", { isTableEmpty: true })],
    ["a workbook whose list ends early", "xls", oldWorkbookSaying("kiosk".repeat(300)).subarray(0, 1600)],
  ])("is refused: %s", async (_what, kind, content) => {
    await expect(textOf(content, kind)).rejects.toMatchObject({ name: "FileRefusal", reason: "damaged" });
  });
});
