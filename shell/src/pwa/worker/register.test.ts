// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "../lib/idle.ts";
import { registerUntilInstalled } from "./register.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const installed = { active: {}, waiting: null, installing: null } as unknown as ServiceWorkerRegistration;

/** A version on its way that ends in this state. */
function endingAs(state: ServiceWorkerState): ServiceWorkerRegistration {
  const worker = Object.assign(new EventTarget(), { state: "installing" as ServiceWorkerState });
  setTimeout(() => {
    worker.state = state;
    worker.dispatchEvent(new Event("statechange"));
  }, 100);
  return { active: null, waiting: null, installing: worker } as unknown as ServiceWorkerRegistration;
}

it("registers again after a failure, and after a version that could not be installed", async () => {
  const register = vi
    .fn<() => Promise<ServiceWorkerRegistration | undefined>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockImplementationOnce(() => Promise.resolve(endingAs("redundant")))
    .mockResolvedValueOnce(installed);
  const done = registerUntilInstalled({ register });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(await done).toBe(installed);
  expect(register).toHaveBeenCalledTimes(3);
});

it("registers once when the version on its way is installed", async () => {
  const register = vi.fn(() => Promise.resolve(endingAs("installed")));
  const done = registerUntilInstalled({ register });
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(register).toHaveBeenCalledTimes(1);
});

it("does not wait for ever for a page to end loading", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const work = vi.fn();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(work).toHaveBeenCalledTimes(1);
});
