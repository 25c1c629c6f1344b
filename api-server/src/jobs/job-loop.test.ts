import { expect, it, vi } from "vitest";
import { createJobLoop, type JobLoopOptions } from "./job-loop.ts";

/** A loop over jobs in memory, which looks for unannounced jobs once a minute by default. */
function loopOver(due: string[], options: Partial<JobLoopOptions<string>> = {}) {
  const done: string[] = [];
  const errors: unknown[] = [];
  const loop = createJobLoop<string>({
    take: async () => due.shift(),
    work: async (job) => void done.push(job),
    onError: (error) => errors.push(error),
    pollMs: 60_000,
    ...options,
  });
  return { loop, done, errors };
}

it("works on all jobs that are due at the start, one after the other", async () => {
  let running = 0;
  let maxAtOnce = 0;
  const done: string[] = [];
  const { loop } = loopOver(["one", "two", "three"], {
    work: async (job) => {
      running += 1;
      maxAtOnce = Math.max(maxAtOnce, running);
      await Promise.resolve();
      running -= 1;
      done.push(job);
    },
  });
  loop.start();
  await loop.settled();
  expect({ done, maxAtOnce }).toEqual({ done: ["one", "two", "three"], maxAtOnce: 1 });
  await loop.stop();
});

it("works on nothing before the start and after the stop", async () => {
  const due = ["one"];
  const { loop, done } = loopOver(due);
  loop.wake();
  await loop.settled();
  expect(done).toEqual([]);
  loop.start();
  await loop.stop();
  due.push("two");
  loop.wake();
  await loop.settled();
  expect(done).toEqual(["one"]);
});

it("looks once more when it is woken while it finds nothing due", async () => {
  const due: string[] = [];
  let takes = 0;
  const { loop, done } = loopOver(due, {
    take: async () => {
      takes += 1;
      if (takes > 1) return due.shift();
      // Added after this call has read the jobs, before it has answered.
      due.push("late");
      loop.wake();
      return undefined;
    },
  });
  loop.start();
  await loop.settled();
  expect(done).toEqual(["late"]);
  await loop.stop();
});

it("finds at its next interval what nobody announced", async () => {
  const due: string[] = [];
  const { loop, done } = loopOver(due, { pollMs: 5 });
  loop.start();
  await loop.settled();
  due.push("one");
  await vi.waitFor(() => expect(done).toEqual(["one"]), { timeout: 30_000 });
  await loop.stop();
});

it("reports a job that throws and works on the others when it is woken", async () => {
  const done: string[] = [];
  const { loop, errors } = loopOver(["bad", "good"], {
    work: async (job) => {
      if (job === "bad") throw new Error(job);
      done.push(job);
    },
  });
  loop.start();
  await loop.settled();
  expect(errors).toEqual([new Error("bad")]);
  loop.wake();
  await loop.settled();
  expect(done).toEqual(["good"]);
  await loop.stop();
});

it("waits at its stop for the job that is under way, and takes no other", async () => {
  let finish: () => void = () => undefined;
  const done: string[] = [];
  const { loop } = loopOver(["one", "two"], {
    work: async (job) => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push(job);
    },
  });
  loop.start();
  await Promise.resolve();
  await Promise.resolve();
  const stopped = loop.stop();
  finish();
  await stopped;
  expect(done).toEqual(["one"]);
});
