// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadNow, loadWhenNear } from "./when-near.ts";

let see: (changes: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: typeof see) {
        see = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div id="part"></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Begins to load a part; the function it is loaded by. */
function begin(id = "part") {
  const load = vi.fn(() => Promise.resolve("code"));
  return { load, loaded: loadWhenNear(id, load) };
}

test("a part's code is asked for when its HTML comes near the screen", async () => {
  const { load, loaded } = begin();
  see([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  see([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(await loaded).toBe("code");
});

test.each([
  ["something is pressed", () => document.body.click()],
  ["its HTML is gone", () => loadNow("part")],
])("it is asked for when %s", async (_, happen) => {
  const { load, loaded } = begin();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  happen();
  expect(await loaded).toBe("code");
});

test("where there is no HTML yet it is asked for at once", async () => {
  expect(await begin("elsewhere").loaded).toBe("code");
});

test("code that can't be had is asked for again", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const load = vi.fn(() => Promise.resolve("code")).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const loaded = loadWhenNear("elsewhere", load);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});
