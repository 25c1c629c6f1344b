// @vitest-environment jsdom
import { act } from "react";
import type { RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileUnavailable } from "../releases/file-unavailable.ts";
import type { Language } from "../languages/languages.ts";
import type { Host } from "./host.ts";
import { mountRoutes, type Mounted } from "./mount.tsx";

const screenFailed = vi.fn();
let mounted: Mounted;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const way of ["error", "warn"] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => mounted.unmount());
  screenFailed.mockReset();
  vi.restoreAllMocks();
});

/** Mounts a remote whose one screen fails, and returns what is read in its place. */
async function show(language: Language | undefined, route: RouteObject): Promise<string> {
  const element = document.createElement("div");
  const host = {
    ...(language && { language }),
    apart: {
      ...{ serves: () => true, navigate: () => undefined, admit: async () => undefined },
      ...{ onNewAnswers: () => () => undefined, requestFailed: () => undefined, screenFailed },
    },
  } as unknown as Host;
  history.replaceState(null, "", !language || language === "en" ? "/" : `/${language}`);
  await act(async () => {
    mounted = mountRoutes(element, host, () => [{ path: "/", ...route }]);
  });
  return element.textContent;
}

const crash = new TypeError("x is undefined");
const crashing: RouteObject = {
  Component: () => {
    throw crash;
  },
};

test.each([
  [undefined, "Something went wrong on it.", "could not be loaded"],
  ["en", "Something went wrong on it.", "could not be loaded"],
  ["so", "Wax baa ka khaldamay.", "Lama soo rari karin."],
  ["ar", "حدث خطأ فيها.", "تعذر تحميلها."],
] as const)(
  "in the page's language (%s) a crash is told from a missing file",
  async (language, crashed, missing) => {
    expect(await show(language, crashing)).toContain(crashed);
    expect(screenFailed).toHaveBeenCalledWith(crash);
    await act(async () => mounted.unmount());
    const error = new FileUnavailable("https://site.example/parts/public/assets/page.js");
    expect(await show(language, { lazy: () => Promise.reject(error) })).toContain(missing);
    expect(screenFailed).toHaveBeenLastCalledWith(error);
  },
);
