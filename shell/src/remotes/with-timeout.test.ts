import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TookTooLong, withTimeout } from "./with-timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives up on what never comes, within the time it was given", async () => {
  const waiting = withTimeout(new Promise(() => undefined), 10_000, "admin-mfe");
  const refused = expect(waiting).rejects.toThrow(TookTooLong);
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

it("passes on what comes in time, good or bad, and leaves no timer behind", async () => {
  await expect(withTimeout(Promise.resolve(1), 10, "x")).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error("bad")), 10, "x")).rejects.toThrow("bad");
  expect(vi.getTimerCount()).toBe(0);
});
