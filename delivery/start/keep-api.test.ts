import { expect, it, vi } from "vitest";
import { ReportedFault } from "../lib/fault.ts";
import type { Api } from "./api-process.ts";
import { keepApi } from "./keep-api.ts";

/** An API that ends when it is told to. */
function fakeApi() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const api: Api = {
    ready: { type: "ready", url: "", empty: false },
    ended,
    seedSession: () => Promise.reject(new Error("not asked for")),
    smallPictures: () => Promise.reject(new Error("not asked for")),
    stop: async () => end(),
  };
  return { api, end: () => end() };
}

function keeping(start: () => Promise<Api>, first: Api) {
  const stop = new AbortController();
  const said: string[] = [];
  const options = {
    start,
    stopping: stop.signal,
    say: (line: string) => void said.push(line),
    firstDelayMs: 4,
  };
  return { stop, said, kept: keepApi(first, options) };
}

it("starts an API that was killed again, each time", async () => {
  const [first, second, third] = [fakeApi(), fakeApi(), fakeApi()];
  const next = [second.api, third.api];
  const start = vi.fn(async () => next.shift() ?? Promise.reject(new Error("too many starts")));
  const { stop, kept, said } = keeping(start, first.api);
  first.end();
  await expect.poll(() => start.mock.calls.length).toBe(1);
  second.end();
  await expect.poll(() => said.filter((line) => line.includes("runs again"))).toHaveLength(2);
  stop.abort();
  expect(await kept).toBe(third.api);
  expect(said[0]).toContain("The site stays up");
});

it("waits longer with each start that fails, and gives up only when it is told to stop", async () => {
  const first = fakeApi();
  const start = vi.fn(() => Promise.reject<Api>(new ReportedFault("it has said why")));
  const { stop, kept, said } = keeping(start, first.api);
  first.end();
  await expect.poll(() => start.mock.calls.length).toBeGreaterThanOrEqual(4);
  stop.abort();
  expect(await kept).toBeUndefined();
  const delays = said.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []).map(Number);
  expect(delays.slice(0, 4)).toEqual([0.004, 0.008, 0.016, 0.032]);
});

it("leaves an API alone that runs", async () => {
  const start = vi.fn(() => Promise.reject<Api>(new Error("not wanted")));
  const { api } = fakeApi();
  const { stop, kept } = keeping(start, api);
  stop.abort();
  expect(await kept).toBe(api);
  expect(start).not.toHaveBeenCalled();
});
