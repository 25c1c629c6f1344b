import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchOrSavedCopy } from "./saved-copies.ts";

afterEach(() => vi.unstubAllGlobals());
const noLine = new TypeError("Failed to fetch");

/** A worker that holds a visitor's answer, and a line that may be cut. */
function device({ line = false, copy = true } = {}) {
  const fetcher = vi.fn(async (_url: string, init: RequestInit = {}) => {
    const isVisitor = !new Headers(init.headers).has("Authorization");
    if (line || (isVisitor && copy)) return Response.json({ isVisitor });
    throw noLine;
  });
  vi.stubGlobal("fetch", fetcher);
  return fetcher;
}
const session = { headers: { Authorization: "Bearer t" } };

describe("a read of the portal", () => {
  it("goes with the session while there is a line", async () => {
    const fetcher = device({ line: true });
    expect(await (await fetchOrSavedCopy("/list", session)).json()).toEqual({ isVisitor: false });
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it("without a line gets the copy that the worker keeps for visitors", async () => {
    device();
    expect(await (await fetchOrSavedCopy("/list", session)).json()).toEqual({ isVisitor: true });
  });

  it("without a line and without a copy fails as it did", async () => {
    device({ copy: false });
    await expect(fetchOrSavedCopy("/audit", session)).rejects.toBe(noLine);
  });

  it("is not repeated after it was given up, and a write never is", async () => {
    const fetcher = device();
    const stop = AbortSignal.abort();
    await expect(fetchOrSavedCopy("/list", { ...session, signal: stop })).rejects.toBe(noLine);
    await expect(fetchOrSavedCopy("/create", { ...session, method: "POST" })).rejects.toBe(noLine);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});
