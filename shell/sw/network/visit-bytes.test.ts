import { beforeEach, expect, test, vi } from "vitest";
import { fakePlatform } from "../testing/platform.ts";

let observed: (entries: object[]) => void;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useFakeTimers({ toFake: ["Date"] });
  fakePlatform(vi.stubGlobal.bind(vi));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (list: { getEntries(): object[] }) => void) {
        observed = (entries) => callback({ getEntries: () => entries });
      }
      observe() {}
    },
  );
});

/** A worker that has just been started. */
async function startedWorker() {
  vi.resetModules();
  const worker = await import("./visit-bytes.ts");
  worker.countFetches();
  return worker;
}
const answer = (transferSize: number, responseStart = 5) => ({ transferSize, responseStart, responseEnd: 9 });

test("what the worker downloads is added to what its pages did, also after the worker was ended", async () => {
  const worker = await startedWorker();
  await worker.addToVisit(1_000);
  observed([answer(200), answer(30)]);
  expect(await worker.visitBytes()).toEqual({ bytes: 1_230, isLeast: false });
  await worker.addToVisit(0);
  const again = await startedWorker();
  observed([answer(4)]);
  expect((await again.visitBytes()).bytes).toBe(1_234);
});

test("an answer whose size the browser does not tell makes it a lower bound", async () => {
  const worker = await startedWorker();
  observed([answer(200), answer(0, 0)]);
  expect(await worker.visitBytes()).toEqual({ bytes: 200, isLeast: true });
});

test("a worker that was taken back leaves nothing stored, whatever it still downloads", async () => {
  const worker = await startedWorker();
  await worker.addToVisit(1_000);
  const unregister = vi.fn();
  Object.assign(self, { registration: { unregister } });
  const { retire } = await import("../retirement/retire.ts");
  await retire();
  observed([answer(200)]);
  await worker.addToVisit(30);
  expect(await caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
});

test("half an hour after the last page or download another visit begins", async () => {
  const worker = await startedWorker();
  await worker.addToVisit(500);
  vi.advanceTimersByTime(29 * 60_000);
  await worker.addToVisit(0);
  vi.advanceTimersByTime(29 * 60_000);
  await worker.addToVisit(20);
  expect((await worker.visitBytes()).bytes).toBe(520);
  vi.advanceTimersByTime(31 * 60_000);
  // Who reads on and looks at the meter is still in the same visit.
  expect((await worker.visitBytes()).bytes).toBe(520);
  await worker.addToVisit(7);
  expect((await worker.visitBytes()).bytes).toBe(7);
});

test("a count that cannot be stored is no failure: the worker's installation waits for it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = async () => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  };
  vi.stubGlobal("caches", { open: broken, match: broken });
  const worker = await startedWorker();
  await worker.addToVisit(1_000);
  expect((await worker.visitBytes()).bytes).toBe(1_000);
});
