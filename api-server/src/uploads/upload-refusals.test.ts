import { afterAll, describe, expect, it } from "vitest";
import { startUploadServer } from "../testing/upload-server.ts";

const { base, begin, call, close, contentOf, offsetOf, send, uploads } = await startUploadServer();
afterAll(close);

describe("upload requests that are refused with a plain sentence", () => {
  const refusal = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as object),
  });

  it.each([
    ["too long", 413, { "upload-length": "3000001" }],
    ["without a length", 400, {}],
    ["with a length that is no number", 400, { "upload-length": "many" }],
    ["with a broken description", 400, { "upload-length": "5", "upload-metadata": "filename ***" }],
    ["of another protocol", 412, { "upload-length": "5", "tus-resumable": "" }],
    ["of an earlier protocol", 412, { "upload-length": "5", "tus-resumable": "0.2.1" }],
    ["of a later protocol", 412, { "upload-length": "5", "tus-resumable": "2.0.0" }],
    ["that tells its length later", 400, { "upload-defer-length": "1" }],
    ["that is part of a parallel one", 400, { "upload-length": "5", "upload-concat": "partial" }],
  ])("one %s: %i", async (_what, statusCode, headers) => {
    const answer = await call(base, "POST", headers);
    expect(await refusal(answer)).toMatchObject({
      status: statusCode,
      message: expect.stringMatching(/^The .+\.$/),
    });
  });

  it("one of another protocol learns which is spoken here", async () => {
    const answer = await call(base, "POST", { "upload-length": "5", "tus-resumable": "0.2.1" });
    expect(answer.headers.get("tus-version")).toBe("1.0.0");
  });

  it("a chunk that brings more than was announced is not called a file over the limit", async () => {
    const answer = await send(await begin(1_000), 0, 2_000);
    expect(await refusal(answer)).toMatchObject({
      status: 413,
      message: "The upload brings more bytes than were announced. Please send the file again.",
    });
  });

  it("a chunk that belongs elsewhere, or is longer than announced", async () => {
    const url = await begin(1_000);
    expect((await send(url, 500, 600)).status).toBe(409);
    expect((await send(url, 0, 2_000)).status).toBe(413);
    expect((await send(url, 0, 10, { "content-type": "text/plain" })).status).toBe(415);
    expect(await offsetOf(url)).toBe(0);
  });

  it.each(["../../etc/passwd", "x".repeat(300), "0".repeat(32), "a\0b", ".."])(
    "an unknown id %j",
    async (id) => {
      const url = `${base}/${encodeURIComponent(id)}`;
      expect((await call(url, "HEAD")).status).toBe(404);
      expect((await send(url, 0, 10)).status).toBe(404);
      await expect(contentOf(id)).rejects.toMatchObject({ statusCode: 404 });
      await uploads.release(id);
    },
  );
});
