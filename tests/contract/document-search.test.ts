import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  openDocumentSaying,
  pdfSaying,
  slidesSaying,
  wordSaying,
  workbookSaying,
} from "../../api-server/src/media/fixtures/texts.ts";
import { documents } from "../../delivery/sample/content/documents.ts";
import { documentFile } from "../../delivery/sample/files/index.ts";
import { call, type FormFile, formOf, read } from "./support/http.ts";
import { makeDocument } from "./support/records.ts";
import { many } from "./support/shapes.ts";

/** A word nobody else has. */
const newWord = () => `q${randomUUID().replaceAll(/[^a-f]/g, "")}${randomUUID().replaceAll(/[^a-f]/g, "")}`;

const fileOf = (data: Buffer | string, name = "paper.txt"): FormFile => ({
  data: Buffer.from(data),
  name,
  type: "application/octet-stream",
});

const search = (words: string) => read(`/search-documents?${new URLSearchParams({ q: words })}`);
const found = async (words: string) => many((await search(words)).json, "items");
const idsOf = async (words: string) => (await found(words)).map(({ _id }) => _id);

/** Waits for what is read behind the answer to an upload. */
const untilFound = (words: string, ids: string[]) =>
  expect.poll(() => idsOf(words), { timeout: 60_000 }).toEqual(ids);

describe("a search in the texts of publications", () => {
  test.each<[name: string, content: (text: string) => Buffer]>([
    ["paper.pdf", (text) => pdfSaying("A title page", text)],
    ["paper.docx", (text) => wordSaying(text)],
    ["paper.xlsx", (text) => workbookSaying(text)],
    ["paper.pptx", (text) => slidesSaying(text)],
    ["paper.odt", (text) => openDocumentSaying("text", text)],
    ["paper.csv", (text) => Buffer.from(`place,"${text}"\n`)],
    ["paper.txt", (text) => Buffer.from(text)],
  ])("finds %s by a word of its text, and shows the text around it", async (name, content) => {
    const word = newWord();
    const id = await makeDocument({ file: fileOf(content(`The ${word} of the north`), name) });
    await untilFound(word.slice(0, -1), [id]);
    const [hit] = await found(`NORTH ${word}`);
    expect(hit).toMatchObject({ _id: id, excerpt: expect.stringContaining(`The ${word} of the north`) });
    expect(Object.keys(hit!)).toEqual(["_id", "excerpt"]);
    expect(await found(`${word} ${newWord()}`)).toEqual([]);
  });

  test("finds every document of the sample by words of its text", async () => {
    const uploaded = await Promise.all(
      documents.map(async (document) => {
        const { filename, kind, sections, table } = document;
        const isTable = kind === "xlsx" || kind === "csv";
        const words = isTable ? table.columns[0] : sections[0]?.heading;
        const id = await makeDocument({ file: fileOf(await documentFile(document), filename) });
        return { filename, id, words: words ?? "" };
      }),
    );
    for (const { filename, id, words } of uploaded)
      await expect
        .poll(() => idsOf(words), { timeout: 60_000, message: `${filename}: ${words}` })
        .toContain(id);
  });

  test("finds Arabic and Somali words in their other forms, and names in other spellings", async () => {
    const word = newWord();
    const text = `${word} خزانات القرية. Biyaha ${word}. Maxamed ${word}`;
    const id = await makeDocument({ file: fileOf(text) });
    await untilFound(word, [id]);
    for (const other of ["الخزانات", "القريه", "biyo", "Mohammed"])
      expect(await idsOf(`${other} ${word}`), other).toEqual([id]);
  });

  test("finds a publication no more once it is deleted, and again once it is restored", async () => {
    const word = newWord();
    const id = await makeDocument({ file: fileOf(word) });
    await untilFound(word, [id]);
    await call("DELETE", `/DeleteAssess/DocumentFile/${id}`);
    expect(await found(word)).toEqual([]);
    await call("POST", `/trash/${id}/restore`);
    await untilFound(word, [id]);
  });

  test("finds the new text once a file is replaced, and nothing of the old one", async () => {
    const [old, fresh] = [newWord(), newWord()];
    const id = await makeDocument({ file: fileOf(old) });
    await untilFound(old, [id]);
    await call("PUT", `/UpdateAssess/DocumentFile/${id}`, { form: formOf({ file: fileOf(fresh) }) });
    expect(await found(old)).toEqual([]);
    await untilFound(fresh, [id]);
    expect(await found(old)).toEqual([]);
  });

  test("an upload that no reader understands is answered as any other, and holds up nothing", async () => {
    const word = newWord();
    await makeDocument({ file: fileOf(`%PDF-1.7\n${word}\n%%EOF\n`, "broken.pdf") });
    const id = await makeDocument({ file: fileOf(word) });
    await untilFound(word, [id]);
  });

  test.each([
    ...["'", "''':*", "!", "a & b | !c <-> d", "\\", "(", "%_", "\u0000", "a", "", "*:*", "~", "💧"],
    ...["a".repeat(3_000), "kiosk ".repeat(500), "𐐷".repeat(200), "; drop table document"],
  ])("answers an odd search like any other: %j", async (words) => {
    const answer = await search(words);
    expect(answer.status, answer.text).toBe(200);
    expect(Array.isArray(many(answer.json, "items"))).toBe(true);
  });

  test("a search longer than an address may be is refused", async () => {
    const answer = await search("م".repeat(10_000));
    expect([414, 431]).toContain(answer.status);
  });

  test("what visitors look for is cached by nobody", async () => {
    const { headers } = await search(newWord());
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("etag")).toBeNull();
  });
});
