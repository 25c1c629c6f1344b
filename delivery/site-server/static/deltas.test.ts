import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acceptDelta, deltaType, versionOf } from "@ministry/contract";
import { applyDelta } from "fossil-delta";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeServed } from "../../lib/compress.ts";
import { close, listen } from "../http/listen.ts";
import { siteServer } from "../site-server.ts";

const config = {
  apiBase: "http://api.example",
  siteBase: "https://site.example",
  storageBase: "http://api.example/s",
  parts: [],
  serviceWorker: true,
};
const noise = Array.from({ length: 400 }, (_, index) => `<p>Well ${index * 7919}</p>`).join("");
const pageOf = (title: string, style = "") =>
  `<!doctype html><head><title>${title}</title><style>p{margin:0${style}}</style></head><body>${noise}</body>`;
const manifestOf = (buildId: string) =>
  JSON.stringify({
    buildId,
    files: Array.from({ length: 80 }, (_, index) => [`assets/${index}.js`, `sha256-${index}`, 9]),
  });

const [older, newer] = ["0123456789ab-000001", "0123456789ab-000002"];
const pages = { [older]: pageOf("Ministry"), [newer]: pageOf("Ministry of Water") };
let folder = "";
let base = "";
let server: ReturnType<typeof siteServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deltas-"));
  const write = (path: string, text: string) => writeServed(join(folder, path), text);
  for (const [name, page] of Object.entries(pages)) {
    await write(`composed/${name}/index.html`, page);
    await write(`composed/${name}/config.json`, JSON.stringify(config));
    await write(`composed/${name}/routes.json`, JSON.stringify([{ pattern: "/", file: "index.html" }]));
  }
  await write("composed/0123456789ab-000000/index.html", pageOf("Ministry", ";padding:0"));
  await write("composed/0123456789ab-000000/config.json", JSON.stringify(config));
  await symlink(join("composed", newer), join(folder, "pages"), "dir");
  await mkdir(join(folder, "public-mfe"), { recursive: true });
  for (const id of ["one", "two"])
    await write(`public-mfe/releases/${id}/asset-manifest.json`, manifestOf(id));
  await write("public-mfe/asset-manifest.json", manifestOf("two"));
  server = siteServer(folder, { recheckMs: 0 });
  await listen(server, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await close(server);
  await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const get = async (path: string, held: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { accept: acceptDelta(await versionOf(bytes(held))), ...headers } });
/** The text that an answer makes of the one held, and how many bytes it took. */
const put = async (held: string, answer: Response) => {
  const delta = new Uint8Array(await answer.arrayBuffer());
  return { text: Buffer.from(applyDelta(bytes(held), delta)).toString(), bytes: delta.length };
};
const isDelta = (answer: Response) => answer.headers.get("content-type") === deltaType;

test.each([
  ["a start page", "/", pages[older] ?? "", pages[newer] ?? ""],
  ["a manifest", "/parts/public/asset-manifest.json", manifestOf("one"), manifestOf("two")],
  [
    "a manifest that is the one held",
    "/parts/public/asset-manifest.json",
    manifestOf("two"),
    manifestOf("two"),
  ],
])("%s comes as what differs to who holds an older one", async (_what, path, held, expected) => {
  const answer = await get(path, held);
  expect(isDelta(answer)).toBe(true);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const made = await put(held, answer);
  expect(made.text).toBe(expected);
  expect(made.bytes).toBeLessThan(100);
});

test("headers that are the same as before are left out, a policy that changed is not", async () => {
  const same = await get("/", pages[older] ?? "");
  expect(same.headers.get("content-security-policy")).toBeNull();
  const other = await get("/", pageOf("Ministry", ";padding:0"));
  const whole = await fetch(`${base}/`);
  expect(isDelta(other)).toBe(true);
  expect(other.headers.get("content-security-policy")).toBe(whole.headers.get("content-security-policy"));
});

test("what differs of a manifest may be read by a site at another origin", async () => {
  const answer = await get("/parts/public/asset-manifest.json", manifestOf("one"));
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test.each([
  ["/", pages[newer]],
  ["/parts/public/asset-manifest.json", manifestOf("two")],
])("%s comes whole to who holds one that is not known", async (path, expected) => {
  const answer = await get(path, "something else entirely");
  expect(isDelta(answer)).toBe(false);
  expect(await answer.text()).toBe(expected);
});

test("who has the newest in the browser's cache is told so and nothing else", async () => {
  const path = "/parts/public/asset-manifest.json";
  const etag = (await fetch(base + path)).headers.get("etag") ?? "";
  const answer = await get(path, manifestOf("one"), { "if-none-match": etag });
  expect(answer.status).toBe(304);
});
