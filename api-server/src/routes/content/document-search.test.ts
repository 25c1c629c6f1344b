import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdfSaying, slidesSaying, wordSaying } from "../../media/fixtures/texts.ts";
import { personsRepository } from "../../repositories/accounts/persons.ts";
import { documentTextsRepository } from "../../repositories/files/document-texts.ts";
import { textQuery } from "../../repositories/content/text-query.ts";
import { startTestServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.deps.database.db;
const settled = () => server.deps.texts.settled();

let number = 0;
async function publish(content: Buffer | string, name = "paper.txt"): Promise<string> {
  const file = new File([new Uint8Array(Buffer.from(content))], name);
  const answer = await server.call("POST", "/createAssess/DocumentFile", {
    form: { title: `Paper ${(number += 1)}`, file },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await settled();
  return (answer.json() as { data: { _id: string } }).data._id;
}

async function found(search: string) {
  const address = `/search-documents?${new URLSearchParams({ q: search })}`;
  const answer = await server.call("GET", address, { token: null });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  return (answer.json() as { items: { _id: string; excerpt: string }[] }).items;
}
const idsOf = async (search: string) => (await found(search)).map(({ _id }) => _id);

const filler = "Pipes and pumps for the villages. ".repeat(60);

describe("searching the texts of publications", () => {
  it("finds a word of the file, and shows the text around it", async () => {
    const id = await publish(`${filler}The aquifer rises. ${filler}`);
    const [hit, ...others] = await found("aquifer");
    expect(others).toEqual([]);
    expect(hit?._id).toBe(id);
    expect(hit?.excerpt).toMatch(/^… .*\bThe aquifer rises\..* …$/);
    expect(hit?.excerpt.length).toBeLessThan(210);
  });

  it.each<[string, Buffer, string]>([
    ["paper.pdf", pdfSaying("A manometer"), "manometer"],
    ["paper.docx", wordSaying("A hydrant"), "hydrant"],
    ["paper.pptx", slidesSaying("A penstock"), "penstock"],
  ])("reads %s", async (name, content, word) => {
    const id = await publish(content, name);
    expect(await idsOf(word)).toEqual([id]);
  });

  it("wants every word, wherever it stands, and finds plurals, beginnings and endings", async () => {
    const id = await publish(`Desalinators of the coast. ${filler} Biyaha badda`);
    for (const search of ["desalinator coast", "desalin", "DESALINATORS", "biyo badda"])
      expect(await idsOf(search), search).toEqual([id]);
    expect(await idsOf("desalinator mountain")).toEqual([]);
    expect(await idsOf("salinator")).toEqual([]);
  });

  it("finds names in other spellings, after those that have the one that was typed", async () => {
    const somali = await publish("Signed by Engineer Cabdiraxmaan Faarax");
    const english = await publish("Signed by Engineer Farah");
    expect(await idsOf("Farah")).toEqual([english, somali]);
    expect(await idsOf("Abdirahman")).toEqual([somali]);
    expect((await found("Abdirahman"))[0]?.excerpt).toContain("Cabdiraxmaan");
  });

  it("finds Arabic words with their article and without", async () => {
    const id = await publish("تقرير عن الخزانات في القرى");
    for (const search of ["خزانات", "والخزانات", "القري"]) expect(await idsOf(search), search).toEqual([id]);
  });

  it("finds nothing of a deleted publication, and all of it again when it is restored", async () => {
    const id = await publish("Turbidity of the samples");
    await server.call("DELETE", `/DeleteAssess/DocumentFile/${id}`);
    expect(await found("turbidity")).toEqual([]);
    const { rows } = (await db().execute(
      sql`select 1 from document_passage where text like '%Turbidity%'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
    await server.call("POST", `/trash/${id}/restore`);
    await settled();
    expect(await idsOf("turbidity")).toEqual([id]);
  });

  it("finds the words of the new file alone after a replacement", async () => {
    const id = await publish("A culvert");
    const file = new File(["A weir"], "new.txt");
    await server.call("PUT", `/UpdateAssess/DocumentFile/${id}`, { form: { file } });
    await settled();
    expect(await found("culvert")).toEqual([]);
    expect(await idsOf("weir")).toEqual([id]);
  });

  it("reads again what an older reader read", async () => {
    const id = await publish("A siphon");
    await db().execute(sql`update document_text set reader = 0`);
    await db().execute(sql`delete from document_passage`);
    server.deps.texts.wake();
    await settled();
    expect((await found("siphon"))[0]?.excerpt).toBe("A siphon");
    expect(await idsOf("siphon")).toEqual([id]);
  });

  it("says which publications name a person in their text", async () => {
    const id = await publish("Signed by Hodan Warsame");
    const mentions = await personsRepository(db()).mentions(["warsame"]);
    expect(mentions).toEqual([{ kind: "document", id, title: `Paper ${number}`, isDeleted: false }]);
  });

  it("stores a text of letters beyond the basic plane, and one with more words than an index may have", async () => {
    await publish("💧".repeat(3_000));
    const id = await publish(Array.from({ length: 40_000 }, (_, at) => `الخزان${at}كبير`).join(" "));
    expect(await idsOf("الخزان7كبير")).toEqual([id]);
  });

  it("tries a file that can't be read once, and says why", async () => {
    await publish(Buffer.from("%PDF-1.7\nnothing\n%%EOF\n"), "broken.pdf");
    const read = async () =>
      (
        (await db().execute(
          sql`select state, failure, tries from document_text where state <> 'read'`,
        )) as unknown as { rows: unknown[] }
      ).rows;
    expect(await read()).toEqual([{ state: "unreadable", failure: "damaged", tries: 0 }]);
    server.deps.texts.wake();
    await settled();
    expect(await read()).toHaveLength(1);
    expect(await documentTextsRepository(db()).figures()).toEqual({ waiting: 0, unreadable: 1 });
  });

  it.each([
    ...["'", "''':*", "!", "a & b | !c <-> d", "\\", "()", "%", "\u0000", "a", "", "*:*", "~hsn", "ab cd"],
    ...["a".repeat(10_000), "kiosk ".repeat(5_000), "𐐷".repeat(300), "\ud800", "💧💧💧"],
  ])("answers an odd search like any other: %j", async (search) => {
    expect(await found(search.slice(0, 3_000))).toEqual([]);
  });

  it("answers a search given twice, or none, with nothing", async () => {
    for (const query of ["", "?q=a&q=b", "?q[]=kiosk"]) {
      const answer = await server.call("GET", `/search-documents${query}`, { token: null });
      expect([answer.statusCode, answer.json()]).toEqual([200, { items: [] }]);
    }
  });
});

it("a short word is looked for as a whole, and alone it is no search", () => {
  expect(textQuery("ab")).toBeUndefined();
  expect(textQuery("of kiosks")?.typed).toBe(
    "('of' & ('kiosk':* | 'kiosks' | 'kioskso' | 'kiosksaha' | 'kiosksada'))",
  );
});
