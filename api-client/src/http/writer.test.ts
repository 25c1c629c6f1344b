import { describe, expect, test } from "vitest";
import { fakeHost, type Reply } from "../testing/fake-host.ts";
import { writeTimeouts } from "./exchange.ts";
import type { WriteRequest } from "./write-request.ts";
import { createWriter } from "./writer.ts";

function writerOf(replies: Record<string, Reply>) {
  const host = fakeHost(replies);
  return {
    ...host,
    writer: createWriter({ apiBase: "http://api.test", fetch: host.fetch, token: () => "t-1" }),
  };
}

const request: WriteRequest = { method: "POST", paths: ["/first", "/api/first"], json: { title: "x" } };

describe("writing", () => {
  test("A-186: sends the bearer, an idempotency key and the JSON", async () => {
    const { writer, seen } = writerOf({ "POST /first": { status: 201, json: { ok: true } } });
    await expect(writer.send(request, { idempotencyKey: "k-1" })).resolves.toEqual({ ok: true });
    expect(seen[0]?.headers.get("Authorization")).toBe("Bearer t-1");
    expect(seen[0]?.headers.get("Idempotency-Key")).toBe("k-1");
    expect(seen[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(seen[0]?.body).toBe('{"title":"x"}');
  });

  test.each([404, 405, 415])("AMB-19: tries the other path after %i, under the same key", async (status) => {
    const { writer, seen, asked } = writerOf({
      "POST /first": { status, json: {} },
      "POST /api/first": { json: {} },
    });
    await writer.send(request);
    expect(asked()).toEqual(["POST /first", "POST /api/first"]);
    const [one, two] = seen.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
  });

  test.each<[string, Reply]>([
    ["a 500", { status: 500, json: {} }],
    ["a 409", { status: 409, json: {} }],
    ["a 401", { status: 401, json: {} }],
    ["a broken connection", "cut"],
    ["a portal's page", { text: "<html></html>" }],
  ])("AMB-19: never after %s", async (_, reply) => {
    const { writer, asked } = writerOf({ "POST /first": reply, "POST /api/first": { json: {} } });
    await expect(writer.send(request)).rejects.toHaveProperty("kind");
    expect(asked()).toEqual(["POST /first"]);
  });

  test("when no path is known, the first answer is reported", async () => {
    const { writer } = writerOf({ "POST /first": { status: 404, json: { message: "Project not found." } } });
    await expect(writer.send(request)).rejects.toThrow("Project not found.");
  });

  test("AMB-19: the other spelling of the file field is tried where the first is not known", async () => {
    const { writer, seen } = writerOf({ "POST /photos": { status: 415, json: {} } });
    const files = [{ field: "Photos", file: new File(["x"], "a.jpg", { type: "image/jpeg" }) }];
    const photos: WriteRequest = {
      method: "POST",
      paths: ["/photos"],
      form: { texts: {}, files, otherFileField: "photos" },
    };
    await expect(writer.send(photos)).rejects.toMatchObject({ status: 415 });
    expect(seen.map(({ body }) => [...(body as FormData).keys()])).toEqual([["Photos"], ["photos"]]);
  });

  test("a body that is empty, and a 204, are successes", async () => {
    const { writer, seen } = writerOf({ "DELETE /one": { status: 204 } });
    await expect(writer.send({ method: "DELETE", paths: ["/one"] })).resolves.toBeUndefined();
    expect(seen[0]?.headers.has("Content-Type")).toBe(false);
  });

  test("10 MB over 64 kbit/s, which take 21 minutes, are waited for", () => {
    const minutes = writeTimeouts(10 * 1024 * 1024).totalMs / 60_000;
    expect(minutes).toBeGreaterThan(21);
    expect(minutes).toBeLessThan(60);
  });
});
