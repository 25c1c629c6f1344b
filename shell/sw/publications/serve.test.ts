import "../testing/worker-global.ts";
import { expect, test } from "vitest";
import { changeState } from "../releases/sets/state.ts";
import { bytes, file, publicationSite, storage } from "../testing/publication-site.ts";
import { wantPublications } from "./save.ts";
import { answerSavedAddress } from "./serve.ts";

const { platform, emit, serve } = publicationSite();

const open = (address: string, headers: HeadersInit = {}) =>
  answerSavedAddress(new Request(`https://site.example${address}`, { headers }), storage, () => undefined);

test("a saved publication opens under the site's own address, in place or as a file", async () => {
  serve();
  await wantPublications([file], emit);
  platform.served.clear();
  const shown = await open("/kept/report.pdf");
  expect(shown.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''Water%20report%202026.pdf");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await shown.arrayBuffer()).byteLength).toBe(bytes.length);
  const saved = await open("/kept/report.pdf?download");
  expect(saved.headers.get("content-disposition")).toMatch(/^attachment;/);
});

test("a viewer gets the byte ranges it asks for", async () => {
  serve();
  await wantPublications([file], emit);
  const answer = await open("/kept/report.pdf", { range: "bytes=10-19" });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(`bytes 10-19/${bytes.length}`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(10, 20));
});

test.each([
  ["en", "This document is not on this device"],
  ["so", "Dukumentigani kuma jiro qalabkan"],
  ["ar", "هذا المستند غير موجود على هذا الجهاز"],
] as const)(
  "in the language its visitor reads (%s), a document that was never saved and can't be fetched says so, not why",
  async (language, said) => {
    await changeState(() => ({ schema: 1, parts: {}, opened: [], languages: [language] }) as never);
    const answer = await open("/kept/other.pdf");
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(said);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`href="${language === "en" ? "" : `/${language}`}/AssessmentsPost"`);
    expect(html).not.toContain("no connection");
    // It looks like a page of the ministry's, and runs nothing.
    expect(html).toContain("<style>");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  },
);

test("a document opened online opens again offline", async () => {
  const answer = () =>
    new Response("%PDF", { headers: { "content-type": "application/pdf", "content-length": "4" } });
  platform.served.set(`${storage}/opened.pdf`, answer);
  const behind: Promise<unknown>[] = [];
  const request = new Request("https://site.example/kept/opened.pdf");
  await answerSavedAddress(request, storage, (work) => behind.push(work));
  await Promise.all(behind);
  platform.served.clear();
  expect(await (await open("/kept/opened.pdf")).text()).toBe("%PDF");
});
