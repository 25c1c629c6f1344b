import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bytes, file, publicationSite, url } from "../testing/publication-site.ts";
import { readIndex } from "./saved-file-index.ts";
import { continuePublications, wantPublications } from "./save.ts";
import { matchSaved } from "./saved.ts";

const { platform, emit, serve, serveOnly, entry, isSavedWhole } = publicationSite();

test("after a cut the download goes on at the byte where it stopped", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "waiting", received: 300_000 });
  expect(await matchSaved(url)).toBeUndefined();

  serve();
  const rangesAsked: string[] = [];
  const served = platform.served.get(url) as (request: Request) => Response;
  platform.served.set(url, (request) => {
    rangesAsked.push(request.headers.get("range") ?? "");
    return served(request);
  });
  await continuePublications(emit);
  expect(rangesAsked).toEqual(["bytes=300000-"]);
  expect(await isSavedWhole()).toBe(true);
});

test("a bad connection that brings a little each time brings the whole file without waiting in between", async () => {
  serve(60_000);
  await wantPublications([file], emit);
  expect(await isSavedWhole()).toBe(true);
  expect(platform.asked).toHaveLength(12);
});

test("a server without ranges begins again and still ends with the whole file", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], emit);
  platform.served.set(url, () => new Response(bytes, { headers: { "content-type": "application/pdf" } }));
  await continuePublications(emit);
  expect(await isSavedWhole()).toBe(true);
});

test("a download that the worker did not survive goes on in its next life", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], emit);
  const index = await readIndex();
  index[url]!.state = "loading";
  await (await platform.caches.open("publications-book")).put("/sw/publications", Response.json(index));
  serve();
  await continuePublications(emit);
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
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "failed", reason });
  expect(await matchSaved(url)).toBeUndefined();
});

const sha256 = createHash("sha256").update(bytes).digest("hex");

test("a file whose bytes have the hash that the API tells is saved", async () => {
  serve();
  await wantPublications([{ ...file, sha256 }], emit);
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
  await wantPublications([{ ...file, sha256 }], emit);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(await isSavedWhole()).toBe(true);
  expect(platform.asked).toHaveLength(2);
});

test("a file that keeps coming with a wrong byte is refused, and nothing of it stays", async () => {
  serve(Number.POSITIVE_INFINITY, bytes.with(1_000, 0));
  await wantPublications([{ ...file, sha256 }], emit);
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
  await wantPublications([{ ...file, sha256 }], emit);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(await isSavedWhole()).toBe(true);
});

test("a file whose size nobody tells is saved whole, and starts over after a cut", async () => {
  serveOnly(1, 300_000);
  await wantPublications([{ ...file, size: 0 }], emit);
  expect(await entry()).toMatchObject({ state: "waiting" });
  serve();
  platform.asked.length = 0;
  await continuePublications(emit);
  expect(await entry()).toMatchObject({ state: "kept", size: bytes.length });
  expect(await isSavedWhole()).toBe(true);
});

test("a captive portal's page is a missing line, not a file", async () => {
  platform.served.set(
    url,
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
  );
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "waiting", received: 0 });
});
