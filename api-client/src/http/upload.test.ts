import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWriter } from "./writer.ts";

/** The part of XMLHttpRequest that uploads use, driven by the test. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = "";
  timeout = 0;
  sent: unknown;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;
  onloadend?: () => void;
  onprogress?: () => void;
  open = vi.fn();
  constructor() {
    FakeRequest.last = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nretry-after: 3\r\n";
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, json: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(json);
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const writer = createWriter({ apiBase: "https://api.test", token: () => "t-1" });
const file = new File(["0123456789"], "a.jpg", { type: "image/jpeg" });
const request = {
  method: "POST",
  paths: ["/photos"],
  form: { texts: {}, files: [{ field: "photos", file }] },
} as const;

function start(signal?: AbortSignal) {
  const onProgress = vi.fn();
  const outcome = writer.send(request, { onProgress, signal, idempotencyKey: "k-1" });
  // Whoever expects a failure looks at it later.
  outcome.catch(() => {});
  return { outcome, onProgress, sent: FakeRequest.last };
}

describe("an upload whose progress is watched", () => {
  test("tells the bytes as they go and ends with the answer", async () => {
    const { outcome, onProgress, sent } = start();
    expect(sent.open).toHaveBeenCalledWith("POST", "https://api.test/photos");
    expect(sent.headers).toMatchObject({ Authorization: "Bearer t-1", "Idempotency-Key": "k-1" });
    sent.upload.onprogress?.({ loaded: 4, total: 10 });
    expect(onProgress).toHaveBeenCalledWith(4, 10);
    sent.answer(201, { ok: true });
    await expect(outcome).resolves.toEqual({ ok: true });
  });

  test("a refusal carries the server's message and its Retry-After", async () => {
    const { outcome, sent } = start();
    sent.answer(429, { message: "Too many." });
    await expect(outcome).rejects.toMatchObject({ kind: "server", message: "Too many.", retryAfterMs: 3000 });
  });

  test("a minute of silence is a time-out; progress keeps it alive", async () => {
    const { outcome, sent } = start();
    await vi.advanceTimersByTimeAsync(59_000);
    sent.upload.onprogress?.({ loaded: 1, total: 10 });
    await vi.advanceTimersByTimeAsync(59_000);
    sent.upload.onprogress?.({ loaded: 2, total: 10 });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).rejects.toMatchObject({ kind: "timeout" });
  });

  test("a broken connection is `offline`", async () => {
    const { outcome, sent } = start();
    sent.onerror?.();
    await expect(outcome).rejects.toMatchObject({ kind: "offline" });
  });

  test("the caller can stop it", async () => {
    const stop = new AbortController();
    const { outcome } = start(stop.signal);
    stop.abort(new DOMException("left the form", "AbortError"));
    await expect(outcome).rejects.toThrow("left the form");
  });
});
