// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOutRest } from "./lay-out-rest.ts";

/** What the browser would do when it has time, in the order it was asked. */
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  document.body.innerHTML =
    "<main><section id=a></section><section id=b></section></main><footer id=c></footer>";
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.layout;
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")]
    .filter(({ style }) => style.getPropertyValue("content-visibility") === "visible")
    .map(({ id }) => id);

const goOn = () => idle.shift()?.();

test("sections are laid out one at a time, each when the page has nothing better to do", () => {
  document.documentElement.dataset.layout = "near";
  layOutRest();
  expect(shown()).toEqual([]);
  goOn();
  expect(shown()).toEqual(["a"]);
  goOn();
  goOn();
  expect(shown()).toEqual(["a", "b", "c"]);
  expect(document.documentElement.dataset.layout).toBe("near");
});

test("in the end nothing of it is left on the page, so that the next one is laid out as a whole", () => {
  document.documentElement.dataset.layout = "near";
  layOutRest();
  while (idle.length > 0) goOn();
  expect(document.documentElement.dataset.layout).toBeUndefined();
  expect(document.querySelectorAll("[style]:not([style=''])")).toHaveLength(0);
});

test("a page that was laid out as a whole is left alone", () => {
  layOutRest();
  expect(idle).toEqual([]);
});
