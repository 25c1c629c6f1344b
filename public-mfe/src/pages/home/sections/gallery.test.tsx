// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../../testing/fake-api.ts";
import { renderPublic } from "../../../testing/render-public.tsx";
import type * as openedDrawings from "./opened-drawing.tsx";

/** Whether the code of the large view can be had. */
let isReachable = true;
vi.mock("./opened-drawing.tsx", async (load) => ({
  get OpenedDrawing() {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module");
    return opened.OpenedDrawing;
  },
  loaded: Object.assign(opened, await load<typeof openedDrawings>()),
}));
const opened = vi.hoisted(() => ({}) as typeof openedDrawings);

beforeEach(() => {
  stubBrowser();
  fakeApi({});
  isReachable = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const gallery = () => screen.findByRole("region", { name: "Gallery / Recent Activities" });
const openedViewer = () => screen.findByRole("dialog", { name: "Gallery / Recent Activities", hidden: true });
const kiosk = { name: "Drawing: Water kiosk opened in a growing town" };

test("while its code can't be had a drawing says so, and opens when it is pressed once more", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  isReachable = false;
  renderPublic("/");
  const drawing = within(await gallery()).getByRole("button", kiosk);
  fireEvent.click(drawing);
  await within(await gallery()).findByText("It could not be loaded. Check the connection and try again.");
  isReachable = true;
  fireEvent.click(drawing);
  expect(await openedViewer()).toBeTruthy();
});

test("P-45: a picture of recent activities opens large, with its caption and the way to the next", async () => {
  renderPublic("/");
  fireEvent.click(within(await gallery()).getByRole("button", kiosk));
  const viewer = await openedViewer();
  expect(
    within(viewer)
      .getByRole("img", { ...kiosk, hidden: true })
      .getAttribute("src"),
  ).toMatch(/kiosk/);
  expect(viewer.querySelector("figcaption")?.textContent).toBe(
    "Drawing: Water kiosk opened in a growing town",
  );
  fireEvent.click(within(viewer).getByRole("button", { name: "Next", hidden: true }));
  await within(viewer).findByRole("img", {
    name: "Drawing: Solar field feeding a town's mini-grid",
    hidden: true,
  });
});
