import { expect, it } from "vitest";
import { sharedRun } from "./shared-run.ts";

/** Work that a test ends, with a count of its runs. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
  return { work, ends };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs once more for all calls that come during a run", async () => {
  const { work, ends } = heldWork();
  const run = sharedRun(work);
  const first = run();
  const [second, third] = [run(), run()];
  ends[0]?.();
  await first;
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

it("keeps no call waiting for the runs that later calls ask for", async () => {
  const { work, ends } = heldWork();
  const run = sharedRun(work);
  void run();
  const second = run();
  ends[0]?.();
  await settled();
  void run();
  ends[1]?.();
  expect(await second).toBe(2);
  ends[2]?.();
});

it("runs again after a run that failed", async () => {
  let fails = true;
  const run = sharedRun(async () => {
    if (fails) throw new Error("no database");
    return "read";
  });
  const first = run();
  const second = run();
  first.catch(() => (fails = false));
  await expect(first).rejects.toThrow("no database");
  expect(await second).toBe("read");
});
