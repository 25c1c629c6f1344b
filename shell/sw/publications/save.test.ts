import "../testing/worker-global.ts";
import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { cachedImages } from "../cache/image-cache.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { changeState } from "../releases/sets/state.ts";
import { readBook } from "./book.ts";
import { continuePublications, heldBook, removePublications, wantPublications } from "./save.ts";
import { matchSaved } from "./saved.ts";
import { answerSavedAddress } from "./serve.ts";

const storage = "https://api.example/storage";
const url = `${storage}/report.pdf`;
const bytes = new Uint8Array(700_000).map((_zero, index) => index % 251);
const file = { url, size: bytes.length, filename: "Water report 2026.pdf", mimetype: "application/pdf" };

let platform: Platform;
let messages: FromWorker[];
const tell = async (message: FromWorker) => void messages.push(message);

beforeEach(() => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  messages = [];
});

/** Serves the file in ranges; after `cutAfter` bytes of an answer the connection is cut. */
function serve(cutAfter = Number.POSITIVE_INFINITY, content: Uint8Array = bytes): void {
  platform.served.set(url, ({ headers }) => {
    const from = Number(/bytes=(\d+)-/.exec(headers.get("range") ?? "")?.[1] ?? 0);
    const rest = content.slice(from);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent >= cutAfter) return controller.error(new TypeError("network error"));
        const piece = rest.slice(sent, Math.min(sent + 50_000, cutAfter));
        if (piece.length === 0) return controller.close();
        controller.enqueue(piece);
        sent += piece.length;
      },
    });
    return new Response(body, {
      status: from > 0 ? 206 : 200,
      headers: { "content-type": "application/pdf" },
    });
  });
}

const entry = async () => (await readBook())[url];
/** Compared as buffers: matching 700,000 numbers one by one takes seconds. */
const isSavedWhole = async () =>
  Buffer.from((await (await matchSaved(url))?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes);
test("a publication is saved whole and reported while it comes in", async () => {
  serve();
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "kept", received: bytes.length });
  expect(await isSavedWhole()).toBe(true);
  const states = messages.flatMap((message) => (message.type === "publications" ? message.files : []));
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(["waiting", "loading", "kept"]));
  expect(states.some(({ state, received }) => state === "loading" && received > 0)).toBe(true);
});

test("a publication that the browser has evicted is no longer called saved, and can be saved again", async () => {
  serve();
  await wantPublications([file], tell);
  expect(await heldBook()).toHaveProperty([url]);
  await platform.caches.delete("publications");
  expect(await heldBook()).toEqual({});
  expect(await entry()).toBeUndefined();
  await wantPublications([file], tell);
  await platform.caches.delete("publications");
  await wantPublications([file], tell);
  expect(await isSavedWhole()).toBe(true);
});

/** Serves as `serve` does, but for the first `answers` requests alone; then there is no connection. */
function serveOnly(answers: number, cutAfter: number): void {
  serve(cutAfter);
  const served = platform.served.get(url) as (request: Request) => Response;
  let asked = 0;
  platform.served.set(url, (request) => {
    if (asked++ >= answers) throw new TypeError("Failed to fetch");
    return served(request);
  });
}

test("after a cut the download goes on at the byte where it stopped", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "waiting", received: 300_000 });
  expect(await matchSaved(url)).toBeUndefined();

  serve();
  const rangesAsked: string[] = [];
  const served = platform.served.get(url) as (request: Request) => Response;
  platform.served.set(url, (request) => {
    rangesAsked.push(request.headers.get("range") ?? "");
    return served(request);
  });
  await continuePublications(tell);
  expect(rangesAsked).toEqual(["bytes=300000-"]);
  expect(await isSavedWhole()).toBe(true);
});

test("a bad connection that brings a little each time brings the whole file without waiting in between", async () => {
  serve(60_000);
  await wantPublications([file], tell);
  expect(await isSavedWhole()).toBe(true);
  expect(platform.asked).toHaveLength(12);
});

test("a server without ranges begins again and still ends with the whole file", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], tell);
  platform.served.set(url, () => new Response(bytes, { headers: { "content-type": "application/pdf" } }));
  await continuePublications(tell);
  expect(await isSavedWhole()).toBe(true);
});

test("a download that the worker did not survive goes on in its next life", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], tell);
  const book = await readBook();
  book[url]!.state = "loading";
  await (await platform.caches.open("publications-book")).put("/sw/publications", Response.json(book));
  serve();
  await continuePublications(tell);
  expect(await entry()).toMatchObject({ state: "kept" });
});

test.each([
  ["is gone", () => new Response("", { status: 404 }), "gone"],
  ["is shorter than a range asked for", () => new Response("", { status: 416 }), "changed"],
  [
    "has more bytes than the list says",
    () => new Response(new Uint8Array(bytes.length + 1), { headers: { "content-type": "application/pdf" } }),
    "changed",
  ],
])("a file that %s is not saved, and the reason is told", async (_what, served, reason) => {
  platform.served.set(url, served);
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "failed", reason });
  expect(await matchSaved(url)).toBeUndefined();
});

const sha256 = createHash("sha256").update(bytes).digest("hex");

test("a file whose bytes have the hash that the API tells is saved", async () => {
  serve();
  await wantPublications([{ ...file, sha256 }], tell);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(platform.asked).toEqual([url]);
});

test("a file of the right size with a wrong byte is asked for once more, past the browser's cache", async () => {
  const wrong = bytes.with(1_000, 0);
  let answers = 0;
  platform.served.set(url, () => {
    const content = answers++ === 0 ? wrong : bytes;
    return new Response(content, { headers: { "content-type": "application/pdf" } });
  });
  await wantPublications([{ ...file, sha256 }], tell);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(await isSavedWhole()).toBe(true);
  expect(platform.asked).toHaveLength(2);
});

test("a file that keeps coming with a wrong byte is refused, and nothing of it stays", async () => {
  serve(Number.POSITIVE_INFINITY, bytes.with(1_000, 0));
  await wantPublications([{ ...file, sha256 }], tell);
  expect(await entry()).toMatchObject({ state: "failed", reason: "damaged" });
  expect(await matchSaved(url)).toBeUndefined();
  expect(await (await platform.caches.open("publications-pieces")).keys()).toEqual([]);
});

test("stretches of two different files of one size do not become one file", async () => {
  serve(
    300_000,
    bytes.map((byte) => 255 - byte),
  );
  const first = platform.served.get(url) as (request: Request) => Response;
  serve();
  const second = platform.served.get(url) as (request: Request) => Response;
  let answers = 0;
  platform.served.set(url, (request) => (answers++ === 0 ? first : second)(request));
  await wantPublications([{ ...file, sha256 }], tell);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(await isSavedWhole()).toBe(true);
});

test("a file whose size nobody tells is saved whole, and starts over after a cut", async () => {
  serveOnly(1, 300_000);
  await wantPublications([{ ...file, size: 0 }], tell);
  expect(await entry()).toMatchObject({ state: "waiting" });
  serve();
  platform.asked.length = 0;
  await continuePublications(tell);
  expect(await entry()).toMatchObject({ state: "kept", size: bytes.length });
  expect(await isSavedWhole()).toBe(true);
});

test("a captive portal's page is a missing line, not a file", async () => {
  platform.served.set(
    url,
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
  );
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "waiting", received: 0 });
});

test("on a full device images go first, and the person is told", async () => {
  serve();
  await cachedImages.put(
    `${storage}/a.webp`,
    new Response("image", { headers: { "content-type": "image/webp" } }),
  );
  let tries = 0;
  platform.caches.isFull = (name) => name === "publications" && tries++ === 0;
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(messages).toContainEqual({ type: "space-made", gaveUp: "images" });
});

test("a device with no room at all says so and keeps nothing of the file", async () => {
  serve();
  platform.caches.isFull = (name) => name.startsWith("publications-pieces");
  await wantPublications([file], tell);
  expect(await entry()).toMatchObject({ state: "failed", reason: "space", received: 0 });
});

test("a removed publication is gone, with all that had arrived of it", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], tell);
  await removePublications([url], tell);
  expect(await entry()).toBeUndefined();
  expect(await (await platform.caches.open("publications-pieces")).keys()).toEqual([]);
  expect(messages.at(-1)).toEqual({ type: "publications", files: [] });
});

const open = (address: string, headers: HeadersInit = {}) =>
  answerSavedAddress(new Request(`https://site.example${address}`, { headers }), storage, () => undefined);

test("a saved publication opens under the site's own address, in place or as a file", async () => {
  serve();
  await wantPublications([file], tell);
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
  await wantPublications([file], tell);
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
