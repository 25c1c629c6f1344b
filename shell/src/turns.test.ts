// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { afterFirstPaint, nextTask } from "./turns.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose next frame comes when the test says so. */
function pageOf(visibilityState: DocumentVisibilityState) {
  let drawn: FrameRequestCallback | undefined;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibilityState);
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    drawn = callback;
    return 1;
  });
  return {
    paint: () => drawn?.(0),
    hide: () => {
      visibilityState = "hidden";
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

const settled = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};

test("a page in view is waited for until its first frame is drawn", async () => {
  const page = pageOf("visible");
  const painted = afterFirstPaint();
  expect(await settled(painted)).toBe(false);
  page.paint();
  expect(await settled(painted)).toBe(true);
});

test("a page that nobody sees is not waited for, from the start or once it is hidden", async () => {
  pageOf("hidden");
  expect(await settled(afterFirstPaint())).toBe(true);

  const page = pageOf("visible");
  const painted = afterFirstPaint();
  expect(await settled(painted)).toBe(false);
  page.hide();
  expect(await settled(painted)).toBe(true);
});

test("the next task comes after what was waiting already, where the browser has no scheduler too", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("waiting"));
  await nextTask();
  expect(order).toEqual(["waiting"]);
});
