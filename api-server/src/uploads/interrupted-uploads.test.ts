import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openFolderStore } from "../storage/folder-store.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { watchedStore } from "../storage/watched-store.ts";
import { openUploads } from "./uploads.ts";
import { chunk, content, idOf, startUploadServer } from "../testing/upload-server.ts";

const { begin, call, close, contentOf, database, folder, offsetOf, openHere, send } =
  await startUploadServer();
afterAll(close);

/** The offset of an upload once it has come further than `before`. */
const offsetAfter = async (url: string, before: number) => {
  const at = await offsetOf(url);
  expect(at).toBeGreaterThan(before);
  return at;
};

describe("resumable uploads", () => {
  it("go on at another server, and of two senders at one place one is taken", async () => {
    const url = await begin();
    await send(url, 0, 100_000);
    const elsewhere = await openHere();
    const there = (from: number, to: number) =>
      elsewhere.handle(
        new Request(url, {
          method: "PATCH",
          headers: {
            "tus-resumable": "1.0.0",
            "content-type": "application/offset+octet-stream",
            "upload-offset": String(from),
          },
          body: chunk(from, to),
        }),
        "officer",
      );
    const both = await Promise.allSettled([there(100_000, 300_000), send(url, 100_000, 300_000)]);
    const taken = both.filter((one) => one.status === "fulfilled" && one.value.status === 204);
    expect(taken).toHaveLength(1);
    expect((await contentOf(idOf(url), "officer", elsewhere)).bytes.equals(content)).toBe(true);
  });

  it.each([1, 120_000, 1_900_000])(
    "keep every byte that arrived when the connection breaks: %i",
    async (arrived) => {
      const large = Buffer.alloc(2_500_000, "abcdefg");
      const url = await begin(large.length);
      await new Promise<void>((resolve) => {
        const cut = httpRequest(url, {
          method: "PATCH",
          headers: {
            "tus-resumable": "1.0.0",
            authorization: "officer",
            "content-type": "application/offset+octet-stream",
            "content-length": large.length,
            "upload-offset": 0,
          },
        });
        cut.once("error", () => resolve());
        cut.write(large.subarray(0, arrived), () => cut.destroy(new Error("the connection breaks")));
      });
      // Asked at once: the answer waits for what is still being written down.
      expect(await vi.waitFor(() => offsetAfter(url, 0), 20_000)).toBe(arrived);
      const rest = await call(
        url,
        "PATCH",
        { "content-type": "application/offset+octet-stream", "upload-offset": String(arrived) },
        new Uint8Array(large.subarray(arrived)),
      );
      expect(rest.status).toBe(204);
      expect((await contentOf(idOf(url))).bytes.equals(large)).toBe(true);
    },
  );
});

describe("while the file storage fails", () => {
  const openOn = async (broken: Partial<ObjectStore>) => {
    const store = { ...(await openFolderStore(join(folder, "files"))), ...broken };
    const { db } = database;
    return openUploads({
      db,
      store: watchedStore(store, () => undefined),
      tempDir: folder,
      maxBytes: 3_000_000,
    });
  };
  const patch = (url: string, body: BodyInit) =>
    new Request(url, {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body,
      duplex: "half",
    } as RequestInit);

  it.each([
    [503, Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
    [507, Object.assign(new Error("full"), { code: "ENOSPC" })],
  ])("a chunk is refused with %i, and may be sent again", async (statusCode, error) => {
    const url = await begin();
    const failing = await openOn({ put: () => Promise.reject(error) });
    await expect(failing.handle(patch(url, chunk(0, 1000)), "officer")).rejects.toMatchObject({ statusCode });
    expect((await send(url, 0, content.length)).status).toBe(204);
    expect((await contentOf(idOf(url))).bytes).toEqual(content);
  });

  it("a finished upload that breaks off while it is read is 503; one whose bytes are lost is begun again", async () => {
    const url = await begin();
    await send(url, 0, content.length);
    const breaking = async () => ({
      stream: Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error("object storage went silent");
        })(),
      ),
      totalBytes: content.length,
    });
    const failing = await openOn({ get: breaking });
    await expect(contentOf(idOf(url), "officer", failing)).rejects.toMatchObject({ statusCode: 503 });
    const empty = await openOn({ get: async () => undefined });
    await expect(contentOf(idOf(url), "officer", empty)).rejects.toMatchObject({ statusCode: 404 });
    expect((await contentOf(idOf(url))).bytes).toEqual(content);
  });
});
