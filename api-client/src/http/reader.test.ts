import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeHost, type Reply } from "../testing/fake-host.ts";
import { recorded } from "../testing/recorded.ts";
import { retryAfterMs } from "./answer.ts";
import { createReader, fromPaths } from "./reader.ts";

const asList = (reply: unknown) => (Array.isArray(reply) ? (reply as unknown[]) : undefined);
const sources = fromPaths(["/first", "/second"], asList);

function readerOf(replies: Record<string, Reply>, token?: string) {
  const host = fakeHost(replies);
  return {
    ...host,
    reader: createReader({ apiBase: "http://api.test", fetch: host.fetch, token: () => token }),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("reading", () => {
  test("asks the first path alone when it answers", async () => {
    const { reader, asked } = readerOf({ "GET /first": { json: [1] } });
    await expect(reader.firstAnswer(sources)).resolves.toEqual([1]);
    expect(asked()).toEqual(["GET /first"]);
  });

  test.each<[string, Reply]>([
    ["a 404", { status: 404, json: { message: "Not found." } }],
    ["a 500", { status: 500, text: "oops" }],
    ["a page instead of JSON", { text: "<html>Sign in to the network</html>" }],
    ["JSON of another shape", { json: { hello: true } }],
    ["a broken connection", "cut"],
  ])("P-109, A-125: goes to the next path after %s", async (_, reply) => {
    const { reader, asked } = readerOf({ "GET /first": reply, "GET /second": { json: [2] } });
    await expect(reader.firstAnswer(sources)).resolves.toEqual([2]);
    expect(asked()).toEqual(["GET /first", "GET /second"]);
  });

  test("stops at once without a connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { reader, asked } = readerOf({ "GET /first": "cut", "GET /second": { json: [2] } });
    await expect(reader.firstAnswer(sources)).rejects.toMatchObject({ kind: "offline" });
    expect(asked()).toEqual(["GET /first"]);
  });

  test("a 401 is final and `refused`", async () => {
    const { reader, asked } = readerOf({ "GET /first": { status: 401, json: { message: "Sign in." } } });
    await expect(reader.firstAnswer(sources)).rejects.toMatchObject({ kind: "refused", status: 401 });
    expect(asked()).toHaveLength(1);
  });

  test("A-180: the error is the server's message, else its error, else the fallback", async () => {
    const only = fromPaths(["/first"], asList);
    const fail = (json: unknown) =>
      readerOf({ "GET /first": { status: 500, json } }).reader.firstAnswer(only, { fallback: "Failed." });
    await expect(fail(recorded("error-message"))).rejects.toThrow(/^Title already exists\.$/u);
    await expect(fail(recorded("error-error"))).rejects.toThrow(/^Not allowed\.$/u);
    await expect(fail({ message: " " })).rejects.toThrow(/^Failed\.$/u);
  });

  test("the failure reported is the most specific one", async () => {
    const { reader } = readerOf({
      "GET /second": { status: 503, headers: { "Retry-After": "7" }, json: {} },
    });
    await expect(reader.firstAnswer(sources)).rejects.toMatchObject({
      kind: "server",
      status: 503,
      retryAfterMs: 7000,
    });
  });

  test("P-18: a visitor's read carries no Authorization; an editor's carries the bearer (A-186)", async () => {
    const visitor = readerOf({ "GET /first": { json: [] } });
    await visitor.reader.firstAnswer(sources);
    expect([...(visitor.seen[0]?.headers.keys() ?? [])]).toEqual(["accept"]);
    const editor = readerOf({ "GET /first": { json: [] } }, "t-1");
    await editor.reader.firstAnswer(sources);
    expect(editor.seen[0]?.headers.get("Authorization")).toBe("Bearer t-1");
  });

  test("a host that stays silent ends as `timeout`", async () => {
    vi.useFakeTimers();
    const silent = ((_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      })) as typeof fetch;
    const reader = createReader({ apiBase: "http://api.test", fetch: silent });
    const outcome = expect(reader.firstAnswer(fromPaths(["/first"], asList))).rejects.toMatchObject({
      kind: "timeout",
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  test("the caller's own cancelling is passed on, and nothing else is tried", async () => {
    const stop = new AbortController();
    stop.abort(new DOMException("left the page", "AbortError"));
    const { reader, asked } = readerOf({});
    await expect(reader.firstAnswer(sources, { signal: stop.signal })).rejects.toThrow("left the page");
    expect(asked()).toEqual([]);
  });
});

test("Retry-After is read as seconds or as a date", () => {
  const now = Date.parse("2025-01-01T00:00:00Z");
  expect(retryAfterMs("120", now)).toBe(120_000);
  expect(retryAfterMs("Wed, 01 Jan 2025 00:00:30 GMT", now)).toBe(30_000);
  expect(retryAfterMs("Wed, 01 Jan 2020 00:00:30 GMT", now)).toBe(0);
  expect(retryAfterMs("soon", now)).toBeUndefined();
});
