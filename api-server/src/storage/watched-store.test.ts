import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { newKey } from "./keys.ts";
import { openCheckedStore } from "./index.ts";
import { openS3Store } from "./s3-store.ts";
import { watchedStore } from "./watched-store.ts";

vi.setConfig({ testTimeout: 60_000 });

const running: { close(): void }[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.close();
});

/** Object storage on an address where this happens to every request. */
async function storageThat(happens: RequestListener) {
  const server = createServer(happens);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push({ close: () => (server.closeAllConnections(), server.close()) });
  return settingsOf((server.address() as AddressInfo).port);
}
const settingsOf = (port: number) => ({
  ...{ endpoint: `http://127.0.0.1:${port}`, bucket: "files", region: "us-east-1" },
  ...{ accessKeyId: "key", secretAccessKey: "secret", pathStyle: true },
});
const answering = (status: number) =>
  storageThat((request, response) => {
    request.resume();
    response.writeHead(status).end();
  });

const seen: string[] = [];
const open = (settings: ReturnType<typeof settingsOf>) =>
  watchedStore(openS3Store(settings), (operation, outcome) => void seen.push(`${operation} ${outcome}`));
const content = { data: Buffer.from("x") };
const type = { contentType: "text/plain" };

it.each([403, 404, 500, 503])("a storage that answers %i to a file is 503", async (status) => {
  const store = open(await answering(status));
  await expect(store.put(newKey("txt"), content, type)).rejects.toMatchObject({ statusCode: 503 });
  expect(seen.at(-1)).toBe("put failed");
});

it("a storage that refuses connections is 503", async () => {
  await expect(open(settingsOf(9)).get(newKey("txt"))).rejects.toMatchObject({ statusCode: 503 });
});

it("a storage that is full is 507", async () => {
  const store = open(await answering(507));
  await expect(store.put(newKey("txt"), content, type)).rejects.toMatchObject({ statusCode: 507 });
});

it("a storage that hangs is 503 within two seconds for who reads", async () => {
  const store = open(await storageThat(() => undefined));
  const began = performance.now();
  await expect(store.get(newKey("txt"))).rejects.toMatchObject({ statusCode: 503 });
  await expect(store.check()).rejects.toMatchObject({ statusCode: 503 });
  await expect(store.head(newKey("txt"))).rejects.toMatchObject({ statusCode: 503 });
  expect(performance.now() - began).toBeLessThan(3 * 2_000);
});

it("a key that is none stays a fault of the caller", async () => {
  await expect(open(settingsOf(9)).get("../etc/passwd")).rejects.toThrow(TypeError);
});

it.each([
  [404, /no bucket "files".*S3_BUCKET/],
  [403, /refuses the sign-in.*S3_SECRET_ACCESS_KEY/],
  [500, /answers 500/],
])("a start on a storage that answers %i says which setting to look at", async (status, line) => {
  const s3 = await answering(status);
  await expect(openCheckedStore({ dataDir: "/nowhere", s3 })).rejects.toMatchObject({
    name: "StorageUnusable",
    message: expect.stringMatching(line),
  });
});

it("a start without a storage says that it can't be reached", async () => {
  const opening = openCheckedStore({ dataDir: "/nowhere", s3: settingsOf(9) });
  await expect(opening).rejects.toThrow(/can't be reached at http:\/\/127.0.0.1:9 \(ECONNREFUSED\)/);
});
