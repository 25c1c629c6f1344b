// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";
import type * as results from "./sections/results.tsx";
import type * as introductions from "./welcome/introduction.tsx";
import type * as starts from "./welcome/start.tsx";

/** Names of the blocks that crash. */
let crashing: string[] = [];
const { crash } = vi.hoisted(() => ({ crash: new TypeError("x is undefined") }));
const reported = vi.fn();

/** A module whose component crashes when it is told to. */
const fragile = <Name extends string>(name: Name, Block: () => React.ReactNode) => ({
  [name]: function Fragile() {
    if (crashing.includes(name)) throw crash;
    return <Block />;
  },
});
vi.mock("./welcome/start.tsx", async (load) => fragile("Start", (await load<typeof starts>()).Start));
vi.mock("./welcome/introduction.tsx", async (load) =>
  fragile("Introduction", (await load<typeof introductions>()).Introduction),
);
vi.mock("./sections/results.tsx", async (load) => fragile("Results", (await load<typeof results>()).Results));

beforeEach(() => {
  stubBrowser();
  fakeApi({});
  vi.stubGlobal("reportError", reported);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  reported.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failed = "Something went wrong here. Try reloading the page.";

test.each(["Start", "Introduction", "Results"])(
  "where %s crashes, that is said in its place, and the rest of the home page stays",
  async (name) => {
    crashing = [name];
    renderPublic("/");
    expect(await screen.findByRole("region", { name: "Our Partners" })).toBeTruthy();
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Welcome to/);
    expect(screen.queryByRole("region", { name: "About Us" }) === null).toBe(name === "Introduction");
    expect(screen.queryByRole("search", { name: "Search the site" }) === null).toBe(name === "Start");
    expect(reported).toHaveBeenCalledExactlyOnceWith(crash);
  },
);
