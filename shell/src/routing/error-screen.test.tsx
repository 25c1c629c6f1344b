// @vitest-environment jsdom
import { FileUnavailable } from "@ministry/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { partRoute } from "./root-route.tsx";

const file = "http://site.example/parts/admin/assets/screen.js";
const notLoaded = "It could not be loaded. Check the connection and try again.";
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const way of ["error", "warn"] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows a screen of a part, and returns what is read there. */
async function show(route: RouteObject): Promise<string> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector("#root")!);
  const router = createMemoryRouter([partRoute("admin-mfe", [{ path: "/", ...route }])]);
  await act(async () => root.render(<RouterProvider router={router} />));
  return document.body.textContent;
}

it("says that a screen could not be loaded when its file did not come, and asks for that file again", async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  const text = await show({ lazy: () => Promise.reject(new FileUnavailable(file)) });
  expect(text).toContain("This page can't be shown now");
  expect(text).toContain(notLoaded);
  await act(async () => document.querySelector("button")?.click());
  expect(document.body.textContent).toContain("Still not loaded.");
  expect(asked).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ cache: "reload" }));
});

it.each([
  `Failed to fetch dynamically imported module: ${file}`,
  `error loading dynamically imported module: ${file}`,
  "Importing a module script failed.",
])("says the same of what a screen imports itself: %s", async (message) => {
  expect(await show({ lazy: () => Promise.reject(new TypeError(message)) })).toContain(notLoaded);
});

it("says of a screen that crashed that something went wrong on it", async () => {
  const text = await show({
    Component: () => {
      throw new TypeError("x is undefined");
    },
  });
  expect(text).toContain("Something went wrong on it. Try reloading the page.");
  expect(text).not.toContain(notLoaded);
});
