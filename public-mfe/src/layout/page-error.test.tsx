// @vitest-environment jsdom
import { FileUnavailable } from "@ministry/contract";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteProvider } from "../site/host/site.tsx";
import { testHost } from "../testing/render-public.tsx";
import { pagesRoute } from "./pages-route.tsx";
import { PublicLayout } from "./public-layout.tsx";

const file = "https://site.example/parts/public/assets/contact-page.js";
const reported = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("reportError", reported);
  for (const way of ["error", "warn"] as const) vi.spyOn(console, way).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  reported.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows a page in the layout, and waits for the error shown instead of it. */
async function show(page: RouteObject): Promise<string> {
  const layout = (
    <SiteProvider value={testHost()}>
      <PublicLayout />
    </SiteProvider>
  );
  const routes = [
    {
      element: layout,
      children: [
        pagesRoute([
          { path: "/", ...page },
          { path: "/Ministry", element: "Here" },
        ]),
      ],
    },
  ];
  router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return (await screen.findByRole("alert")).textContent ?? "";
}

const broken = new TypeError("x is undefined");
function Broken(): never {
  throw broken;
}

test("a page that breaks leaves header and footer standing", async () => {
  await show({ Component: Broken });
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

test("a page that crashed says so, promises nothing of others, and is counted against its build", async () => {
  expect(await show({ Component: Broken })).toBe("Something went wrong here. Try reloading the page.");
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
});

test("a page whose file did not come says so, and Try again asks for it first", async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", asked);
  expect(await show({ lazy: () => Promise.reject(new FileUnavailable(file)) })).toBe(
    "It could not be loaded. Check the connection and try again.",
  );
  const said = screen.getByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  // Said again.
  await waitFor(() => expect(screen.getByRole("alert")).not.toBe(said));
  expect(asked).toHaveBeenCalledExactlyOnceWith("", expect.objectContaining({ cache: "reload" }));
  expect(reported).not.toHaveBeenCalled();
});

test.each([
  `Failed to fetch dynamically imported module: ${file}`,
  `error loading dynamically imported module: ${file}`,
  "Importing a module script failed.",
])("the same is said of what a page imports itself, which is not counted: %s", async (message) => {
  const text = await show({
    Component: () => {
      throw new TypeError(message);
    },
  });
  expect(text).toContain("could not be loaded");
  expect(reported).not.toHaveBeenCalled();
});

test("after a page that crashed the next one is shown", async () => {
  await show({ Component: Broken });
  await act(() => router.navigate("/Ministry"));
  expect(screen.getByText("Here")).toBeTruthy();
});
