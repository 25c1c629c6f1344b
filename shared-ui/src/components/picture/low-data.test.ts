// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isLowData, setLowData } from "./low-data.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the browser's Save-Data decides until the visitor does", () => {
  expect(isLowData()).toBe(false);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(isLowData()).toBe(true);
  setLowData(false);
  expect(isLowData()).toBe(false);
});

test("the choice goes in a cookie to the server of the next page", () => {
  setLowData(true);
  expect(document.cookie).toContain("low-data=on");
  setLowData(false);
  expect(document.cookie).toContain("low-data=off");
});

test("the choice holds for the page where nothing can be stored", () => {
  vi.stubGlobal("localStorage", undefined);
  setLowData(true);
  expect(isLowData()).toBe(true);
  setLowData(false);
  expect(isLowData()).toBe(false);
});
