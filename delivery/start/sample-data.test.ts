import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Settings } from "../settings/settings.ts";
import type { Api } from "./api-process.ts";
import { fillWithSamples } from "./sample-data.ts";

// Drawing the sample ministry takes a minute; what is tested stands around it.
const filled: string[] = [];
vi.mock("@ministry/sample/seed", () => ({
  seed: async ({ apiUrl }: { apiUrl: string }) => {
    filled.push(apiUrl);
    return { created: 1, existing: 0 };
  },
}));

let said: string[];
beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation((line: string) => void said.push(line));
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fills an installation whose small pictures are made when `made` is called. */
function filling(apiHost = "localhost") {
  const stop = new AbortController();
  let made = () => {};
  const done = vi.fn();
  const api: Api = {
    ready: { type: "ready", url: "", empty: true },
    ended: new Promise(() => undefined),
    seedSession: async () => "token",
    smallPictures: () => new Promise((resolve) => (made = resolve)),
    stop: async () => undefined,
  };
  void fillWithSamples({ apiHost, apiPort: 1, dataDir: "var/data" } as Settings, api, stop.signal).then(done);
  return { stop, done, made: () => made() };
}

it("fills an installation until the small copies of its pictures are made", async () => {
  const { done, made } = filling();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  made();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(said.at(-1)).toContain("making the small copies");
});

it("does not wait for ever, and says so", async () => {
  const { done } = filling();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(done).toHaveBeenCalledOnce();
  expect(said.at(-1)).toContain("still being made");
});

it("waits no longer when it is told to stop", async () => {
  const { done, stop } = filling();
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it.each([
  ["localhost", "http://localhost:1"],
  ["192.168.1.5", "http://192.168.1.5:1"],
  ["0.0.0.0", "http://127.0.0.1:1"],
  ["::", "http://[::1]:1"],
  ["fd00::5", "http://[fd00::5]:1"],
])("an API that listens at %s is filled at %s", async (host, url) => {
  const { made } = filling(host);
  await vi.advanceTimersByTimeAsync(0);
  made();
  expect(filled.at(-1)).toBe(url);
});
