import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { outboxName } from "./channel.ts";
import { senderLock } from "./sender-lock.ts";

/** A lock manager as browsers have it, that can be made to grant nothing. */
function playedLocks() {
  const held: string[] = [];
  const waiting: (() => void)[] = [];
  let stuck = false;
  const next = () => {
    if (!stuck && held.length === 0) waiting.shift()?.();
  };
  return {
    stick: () => (stuck = true),
    query: async () => ({ held: held.map((name) => ({ name })), pending: [] }),
    request: (name: string, { signal, steal }: LockOptions, call: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const grant = () => {
          held.push(name);
          void call()
            .then(resolve, reject)
            .finally(() => {
              held.splice(held.indexOf(name), 1);
              next();
            });
        };
        if (steal) return grant();
        waiting.push(grant);
        signal?.addEventListener("abort", () => {
          waiting.splice(waiting.indexOf(grant), 1);
          reject(signal.reason as Error);
        });
        next();
      }),
  };
}

let locks: ReturnType<typeof playedLocks>;
beforeEach(() => {
  vi.useFakeTimers();
  locks = playedLocks();
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lets one work at a time, in turn, however long it takes", async () => {
  const done: string[] = [];
  let finish: () => void = () => undefined;
  const first = senderLock(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    done.push("first");
  });
  const second = senderLock(async () => void done.push("second"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(done).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(["first", "second"]);
});

it("takes a lock that nobody holds and nobody is given, within 5 s", async () => {
  locks.stick();
  const work = vi.fn(async () => undefined);
  const turn = senderLock(work);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await turn;
  expect(work).toHaveBeenCalledTimes(1);
});

it("ends the wait for a sender that sends all the while, and does nothing then", async () => {
  void navigator.locks.request(outboxName, {}, () => new Promise<void>(() => undefined));
  const work = vi.fn(async () => undefined);
  const turn = senderLock(work, 120_000);
  await vi.advanceTimersByTimeAsync(120_000);
  await turn;
  expect(work).not.toHaveBeenCalled();
});

it("finishes work that takes longer than the wait for it may", async () => {
  let finish: () => void = () => undefined;
  const turn = senderLock(() => new Promise<void>((resolve) => (finish = resolve)), 1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  finish();
  await turn;
});
