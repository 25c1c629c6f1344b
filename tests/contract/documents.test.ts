import { describe, expect, test } from "vitest";
import { pdf } from "./support/calls.ts";
import { call, formOf, read, target, unique } from "./support/http.ts";
import { makeDocument } from "./support/records.ts";
import { idOf, machinery, many, one, problem, publication } from "./support/shapes.ts";

const stored = async (id: string) =>
  publication
    .loose()
    .parse(await read(`/ReadAssess/DocumentFile/${id}`).then(({ json }) => (json as { data: unknown }).data));
const text = (body: string, name = "notes.txt") => ({ data: Buffer.from(body), name, type: "text/plain" });
const path = (url: string) => new URL(url).pathname;

describe("publications", () => {
  test("API-41: the answer holds data.title, which the form shows (A-147)", async () => {
    const title = unique("تقرير Report");
    const answer = await call("POST", "/createAssess/DocumentFile", {
      form: formOf({ title, description: "About", category: "water", file: pdf }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(answer.json).toMatchObject({ data: { title } });
    await call("DELETE", `/DeleteAssess/DocumentFile/${idOf(answer.json)}`);
  });

  test("API-39, API-40, API-44: list and single read have the contract's shape", async () => {
    const title = unique("Paper");
    const id = await makeDocument({ title, description: "About", category: "energy" });
    const single = await stored(id);
    expect(single).toMatchObject({
      _id: id,
      title,
      description: "About",
      category: "energy",
      filename: "paper.pdf",
      mimetype: "application/pdf",
      size: pdf.data.length,
    });
    const listed = many((await read("/ReadAssess/DocumentFile")).json, "data").find(({ _id }) => _id === id);
    expect(publication.loose().parse(listed)).toEqual(single);
    expect(single.path).toMatch(/^document\/[^/]+\.pdf$/);
  });

  test("API-58: the file is served from the storage address without a session, as it was sent, with its name", async () => {
    const id = await makeDocument({ file: { ...pdf, name: "تقرير المياه 2025 (final).pdf" } });
    const { fileUrl, filename, path: reference } = await stored(id);
    expect(filename).toBe("تقرير المياه 2025 (final).pdf");
    const file = await read(path(fileUrl));
    expect(file.status).toBe(200);
    expect(file.bytes.equals(pdf.data)).toBe(true);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    // Browsers don't show a PDF in a sandbox; it may load nothing instead.
    expect(file.headers.get("content-security-policy")).toBe(
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
    );
    const saved = await read(`${path(fileUrl)}?download=`);
    expect(saved.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment;/);
    // Asked for each time: a deleted document is gone from every cache at once.
    expect(file.headers.get("cache-control")).toBe("public, no-cache");
    expect(file.headers.get("content-disposition")).toContain(encodeURIComponent("تقرير"));
    expect(fileUrl.endsWith(reference.replace("document/", ""))).toBe(true);
  });

  test("the file answers byte ranges, which PDF viewers ask for", async () => {
    const { fileUrl } = await stored(await makeDocument());
    const part = await read(path(fileUrl), { headers: { range: "bytes=5-14" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 5-14/${pdf.data.length}`);
    expect(part.bytes.equals(pdf.data.subarray(5, 15))).toBe(true);
    const beyond = await read(path(fileUrl), { headers: { range: `bytes=${pdf.data.length}-` } });
    expect(beyond.status).toBe(416);
    const head = await call("HEAD", path(fileUrl), { token: null });
    expect(head.headers.get("content-length")).toBe(String(pdf.data.length));
  });

  test("a category left out is general; one that is none is not taken as it is (API-44)", async () => {
    expect((await stored(await makeDocument())).category).toBe("general");
    const odd = await call("POST", "/createAssess/DocumentFile", {
      form: formOf({ title: unique("Odd"), category: "<b>", file: pdf }),
    });
    if (odd.status >= 300) expect(problem.parse(odd.json).message).not.toMatch(machinery);
    else expect((await stored(idOf(odd.json))).category).toBe("general");
  });

  test("API-42, API-44: texts change without a new file (A-153), updatedAt moves on", async () => {
    const id = await makeDocument({ description: "Before" });
    const before = await stored(id);
    const answer = await call("PUT", `/UpdateAssess/DocumentFile/${id}`, {
      form: formOf({ title: "After", category: "reports" }),
    });
    expect(answer.status, answer.text).toBe(200);
    const after = await stored(id);
    expect(after).toMatchObject({
      title: "After",
      category: "reports",
      description: "Before",
      path: before.path,
      size: before.size,
      filename: before.filename,
      createdAt: before.createdAt,
    });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test("API-42: a new file takes the old one's place under a name of its own", async () => {
    const id = await makeDocument();
    const before = await stored(id);
    const answer = await call("PUT", `/UpdateAssess/DocumentFile/${id}`, {
      form: formOf({ title: "With text", file: text("New words\n") }),
    });
    expect(answer.status, answer.text).toBe(200);
    const after = await stored(id);
    expect(after).toMatchObject({ filename: "notes.txt", size: 10 });
    expect(after.path).not.toBe(before.path);
    const file = await read(path(after.fileUrl));
    expect(file.text).toBe("New words\n");
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
  });

  test("API-43: a deleted publication is gone from list and single read", async () => {
    const id = await makeDocument();
    expect(
      (
        await call("DELETE", `/DeleteAssess/DocumentFile/${id}`, {
          headers: { "content-type": "application/json" },
        })
      ).status,
    ).toBe(200);
    expect((await read(`/ReadAssess/DocumentFile/${id}`)).status).toBe(404);
    expect(many((await read("/ReadAssess/DocumentFile")).json, "data").some(({ _id }) => _id === id)).toBe(
      false,
    );
  });

  test.each([
    ["no file", { title: "No file" }],
    ["no title", { file: pdf }],
    ["an empty title", { title: " ", file: pdf }],
    ["an empty file", { title: "Empty", file: { ...pdf, data: Buffer.alloc(0) } }],
  ])("%s is refused with a sentence (A-146)", async (_what, fields) => {
    const answer = await call("POST", "/createAssess/DocumentFile", { form: formOf(fields) });
    expect(answer.status, answer.text).toBe(400);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test("two publications may have one title", async () => {
    const title = unique("Same title");
    expect(one((await read(`/ReadAssess/DocumentFile/${await makeDocument({ title })}`)).json)["title"]).toBe(
      title,
    );
    await makeDocument({ title });
  });

  test("fileUrl lies under the storage address of this installation (API-58)", async () => {
    if (!target().own) return;
    expect((await stored(await makeDocument())).fileUrl.startsWith(`${target().url}/storage/`)).toBe(true);
  });
});
