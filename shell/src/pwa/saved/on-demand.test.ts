// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as OnDemand from "./on-demand.ts";

/** What the worker does with a message; answers nothing where it is left out. */
let work: ((port: MessagePort) => void) | undefined;
let onDemand: typeof OnDemand.onDemand;

beforeEach(async () => {
  vi.resetModules();
  const active = { postMessage: (_: unknown, [port]: MessagePort[]) => port && work?.(port) };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve({ active }), controller: active },
    configurable: true,
  });
  ({ onDemand } = await import("./on-demand.ts"));
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const rest = () => onDemand({ get: () => new Map(), subscribe: () => () => undefined });

test("what is cleared is gone once the worker says so", async () => {
  work = (port) => port.postMessage(undefined);
  await rest().clear("everything");
});

test("a worker that could not clear is no success", async () => {
  work = (port) => port.postMessage({ failed: "QuotaExceededError" });
  await expect(rest().clear("reads")).rejects.toThrow("QuotaExceededError");
});

test("nothing is cleared where no worker answers", async () => {
  vi.useFakeTimers();
  work = undefined;
  const clearing = rest()
    .clear("reads")
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await clearing).toMatch(/no answer/);
});

test("nothing is cleared where there is no worker", async () => {
  const { noteNoWorker } = await import("../worker/worker-channel.ts");
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: new Promise(() => undefined), controller: null },
    configurable: true,
  });
  noteNoWorker();
  await expect(rest().clear("reads")).rejects.toThrow("no answer");
  expect(await rest().offlineState()).toBeUndefined();
});
