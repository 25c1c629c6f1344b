import { eq } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { upload } from "../database/schema.ts";
import { chunk, content, encoded, idOf, startUploadServer } from "../testing/upload-server.ts";

const { base, begin, call, close, contentOf, database, folder, offsetOf, send, uploads } =
  await startUploadServer();
afterAll(close);

describe("resumable uploads", () => {
  it("come in chunks and are claimed whole", async () => {
    const url = await begin(content.length, "سد المياه.jpg");
    expect(await offsetOf(url)).toBe(0);
    const first = await send(url, 0, 100_000);
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "100000"]);
    expect(await offsetOf(url)).toBe(100_000);
    await expect(contentOf(idOf(url))).rejects.toMatchObject({ statusCode: 409 });
    expect((await send(url, 100_000, 300_000)).status).toBe(204);
    const { filename, bytes } = await contentOf(idOf(url));
    expect(filename).toBe("سد المياه.jpg");
    expect(bytes.equals(content)).toBe(true);
    await contentOf(idOf(url));
    await uploads.release(idOf(url));
    await expect(contentOf(idOf(url))).rejects.toMatchObject({ statusCode: 404 });
    expect(await readdir(join(folder, "files"), { recursive: true })).not.toContainEqual(
      expect.stringMatching(/part$/),
    );
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  it("larger than a stored chunk are whole again", async () => {
    const large = Buffer.alloc(2_500_000, "abcdefg");
    const url = await begin(large.length);
    const answer = await call(
      url,
      "PATCH",
      { "content-type": "application/offset+octet-stream", "upload-offset": "0" },
      new Uint8Array(large),
    );
    expect(answer.headers.get("upload-offset")).toBe("2500000");
    expect((await contentOf(idOf(url))).bytes.equals(large)).toBe(true);
  });

  it("may bring their first bytes along", async () => {
    const answer = await call(
      base,
      "POST",
      { "upload-length": "10", "content-type": "application/offset+octet-stream" },
      chunk(0, 10),
    );
    expect([answer.status, answer.headers.get("upload-offset")]).toEqual([201, "10"]);
  });

  it("can be given up", async () => {
    const url = await begin();
    expect((await call(url, "DELETE")).status).toBe(204);
    expect((await call(url, "HEAD")).status).toBe(404);
  });

  it("are nobody else's to see, go on with, give up or claim", async () => {
    const url = await begin();
    const other = { authorization: "somebody else" };
    expect((await call(url, "HEAD", other)).status).toBe(404);
    expect((await send(url, 0, 10, other)).status).toBe(404);
    expect((await call(url, "DELETE", other)).status).toBe(404);
    await expect(contentOf(idOf(url), "somebody else")).rejects.toMatchObject({ statusCode: 404 });
    expect(await offsetOf(url)).toBe(0);
  });

  it("can't be claimed for another by naming an owner in their description", async () => {
    const answer = await call(base, "POST", {
      "upload-length": "1",
      "upload-metadata": `owner ${encoded("boss")}`,
    });
    const url = new URL(answer.headers.get("location") ?? "", base).href;
    expect((await call(url, "HEAD", { authorization: "boss" })).status).toBe(404);
    expect((await call(url, "HEAD")).status).toBe(200);
  });
});

it("uploads nobody moved for a week are removed, others stay", async () => {
  const [old, young] = [await begin(), await begin()];
  await send(old, 0, 10);
  const past = new Date(Date.now() - 8 * 24 * 3_600_000);
  await database.db
    .update(upload)
    .set({ movedAt: past })
    .where(eq(upload.id, idOf(old)));
  expect(await uploads.removeExpired()).toBe(1);
  expect((await call(old, "HEAD")).status).toBe(404);
  expect((await call(young, "HEAD")).status).toBe(200);
});
