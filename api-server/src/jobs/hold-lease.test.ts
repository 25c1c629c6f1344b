import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdLease } from "./hold-lease.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("renews the lease as long as the work takes, although a renewal fails", async () => {
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    if (renewals === 1) throw new Error("no connection");
  };
  const work = holdLease(renew, 1_000, () => new Promise((resolve) => setTimeout(resolve, 3_500, "done")));
  await vi.advanceTimersByTimeAsync(3_500);
  expect(await work).toBe("done");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renewals).toBe(3);
});

it("ends the renewals of work that fails", async () => {
  const renew = vi.fn(async () => undefined);
  await expect(holdLease(renew, 1_000, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renew).not.toHaveBeenCalled();
});
