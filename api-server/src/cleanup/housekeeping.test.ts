import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHousekeeping } from "./housekeeping.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs a chore soon after the start and then at its interval, through failures", async () => {
  let runs = 0;
  const outcomes: unknown[] = [];
  const run = async () => {
    runs += 1;
    if (runs === 2) throw new Error("no line");
    return runs;
  };
  const stop = startHousekeeping([{ name: "sweep", everyMs: 1_000, run }], (_name, outcome) =>
    outcomes.push(outcome),
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcomes).toEqual([{ result: 1 }, { error: new Error("no line") }, { result: 3 }]);
  await stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(3);
});

it("never runs a chore twice at once, and waits for it when stopping", async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running -= 1;
  };
  const stop = startHousekeeping([{ name: "slow", everyMs: 1_000, run }], () => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  expect([running, most]).toEqual([0, 1]);
});
