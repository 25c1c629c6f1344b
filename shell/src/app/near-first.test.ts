// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { watchPlaces } from "./near-first.ts";

const { dataset } = document.documentElement;
beforeEach(() => void (dataset.laidOut = "near"));

test("whoever goes back finds a page that is laid out as a whole", () => {
  watchPlaces(true);
  expect(dataset.laidOut).toBe("near");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(dataset.laidOut).toBeUndefined();
});

test("a page that is made in the browser is laid out as a whole: it may begin at a remembered place", () => {
  watchPlaces(false);
  expect(dataset.laidOut).toBeUndefined();
});
