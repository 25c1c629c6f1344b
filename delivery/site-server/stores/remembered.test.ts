import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

const memory = { freshMs: 1_000, answerTimeoutMs: 200, requestTimeoutMs: 10_000, cooldownMs: 5_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a fresh copy is handed out without asking again", async () => {
  const read = vi.fn().mockResolvedValue("a");
  const ask = remembered(read, memory);
  expect([await ask(), await ask()]).toEqual(["a", "a"]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("who asks at the same time shares one reading", async () => {
  const read = vi.fn().mockResolvedValue("a");
  const ask = remembered(read, memory);
  await Promise.all([ask(), ask()]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a slow source is waited for no longer than its timeout, and read to its end", async () => {
  let answer: (value: string) => void = () => undefined;
  const ask = remembered(() => new Promise<string>((resolve) => (answer = resolve)), memory);
  const first = ask();
  await vi.advanceTimersByTimeAsync(memory.answerTimeoutMs);
  expect(await first).toBeUndefined();
  answer("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toBe("late");
});

test("an old copy stands in for a source that fails, which is then left alone for a while", async () => {
  const read = vi.fn().mockResolvedValueOnce("good").mockRejectedValue(new Error("down"));
  const ask = remembered(read, memory);
  await ask();
  await vi.advanceTimersByTimeAsync(memory.freshMs);
  expect([await ask(), await ask()]).toEqual(["good", "good"]);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(memory.cooldownMs);
  await ask();
  expect(read).toHaveBeenCalledTimes(3);
});
