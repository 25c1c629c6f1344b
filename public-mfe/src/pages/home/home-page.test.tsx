// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPublic } from "../../testing/render-public.tsx";

/** What the API answers to the page's one call; a number stands for a failing status. */
let answer: unknown;

beforeEach(() => {
  answer = { items: [], total: 0, limit: 50 };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("fetch", async () =>
    typeof answer === "number" ? new Response("{}", { status: answer }) : Response.json(answer),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const event = (number: number) => ({
  _id: `${number}`.padStart(24, "0"),
  title: `Event ${number}`,
  description: "Text",
  ministry: "Ministry",
  coverImage: `cover ${number}.jpg`,
});

async function openHome(links = {}) {
  renderPublic("/", { links });
  await screen.findByRole("region", { name: "Our Partners" });
}
const section = (name: string) => within(screen.getByRole("region", { name }));

test("P-36: the seventeen sections stand in the specification's order", async () => {
  await openHome();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Welcome to/);
  const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "About Us",
    "Vision and Mission",
    "Ministry Mandates",
    "Ministry Key Output Areas",
    "Gallery / Recent Activities",
    "Departments",
    "Other Sectors",
    "Ministry Achievements",
    "Our services",
    "Our Current Interventions",
    "Ministry Officials",
    "Testimonials",
    "Our Partners",
    "Complaint Response Mechanisms",
    "Other Tools",
    "Recent blog posts",
  ]);
});

test("P-38, P-39, AMB-37: the hero turns through five slots every 3000 ms, wraps, and stops on Pause", async () => {
  await openHome();
  vi.useFakeTimers();
  const hero = document.querySelector<HTMLElement>("[data-slot]");
  const slot = () => hero?.dataset.slot;
  // Starts the interval again under the fake clock.
  const button = (name: string) => screen.getByRole("button", { name });
  fireEvent.click(button("Pause slideshow"));
  fireEvent.click(button("Play slideshow"));
  const seen = Array.from({ length: 6 }, () => {
    const now = slot();
    act(() => vi.advanceTimersByTime(3000));
    return now;
  });
  expect(seen).toEqual(["0", "1", "2", "3", "4", "0"]);
  expect(document.querySelectorAll("[data-slot] img")).toHaveLength(4);
  act(() => vi.advanceTimersByTime(2999));
  const before = slot();
  fireEvent.click(button("Pause slideshow"));
  act(() => vi.advanceTimersByTime(30_000));
  expect(slot()).toBe(before);
});

test("the hero stands still while the page is scrolled past it, and goes on when it is back", async () => {
  await openHome();
  vi.useFakeTimers();
  const hero = document.querySelector<HTMLElement>("[data-slot]");
  if (!hero) throw new Error("no hero");
  fireEvent.click(screen.getByRole("button", { name: "Pause slideshow" }));
  fireEvent.click(screen.getByRole("button", { name: "Play slideshow" }));
  const place = vi.spyOn(hero, "getBoundingClientRect");
  const passes = (bottom: number) => {
    place.mockReturnValue(new DOMRect(0, bottom - 400, 360, 400));
    act(() => vi.advanceTimersByTime(3000));
    return hero.dataset.slot;
  };
  expect([passes(400), passes(-1), passes(-4000), passes(20)]).toEqual(["1", "1", "1", "2"]);
});

test("AMB-37: where less motion is asked for, hero and partner rows stand until they are started", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  await openHome();
  expect(screen.getByRole("button", { name: "Play slideshow" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Play partner rows" }));
  expect(screen.getByRole("button", { name: "Pause partner rows" })).toBeTruthy();
});

test("P-56: previous and next turn three testimonials in a ring", async () => {
  await openHome();
  const box = section("Testimonials");
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("figure")]
      .filter((figure) => figure.querySelector("blockquote") && "shown" in figure.dataset)
      .map((figure) => figure.querySelector("strong")?.textContent);
  const turn = (name: string) => {
    fireEvent.click(box.getByRole("button", { name }));
    return shown().join();
  };
  expect(document.querySelectorAll("blockquote")).toHaveLength(3);
  const first = shown().join();
  const [second, third, again] = [turn("Next"), turn("Next"), turn("Next")];
  expect(new Set([first, second, third]).size).toBe(3);
  expect(again).toBe(first);
  expect(turn("Previous")).toBe(third);
});

test("P-57: each partner row stands there twice, the copy hidden from screen readers", async () => {
  await openHome();
  const box = section("Our Partners");
  expect(box.getAllByRole("list")).toHaveLength(2);
  expect(box.getAllByRole("list", { hidden: true })).toHaveLength(4);
});

test("P-63: tools without an address lead nowhere, those with one lead there", async () => {
  await openHome({ washAssessmentTool: "https://tools.example/wash" });
  const links = section("Other Tools").getAllByRole("link");
  expect(links).toHaveLength(6);
  expect(links.filter((link) => link.hasAttribute("href")).map((link) => link.textContent)).toEqual([
    "WASH Assessment Tool",
  ]);
});

test("P-64, P-65, P-66, AMB-03: the last three events of the first page, covers from the API's host", async () => {
  answer = { items: [1, 2, 3, 4, 5].map(event), total: 60, limit: 50 };
  await openHome();
  const box = section("Recent blog posts");
  const titles = (await box.findAllByRole("heading", { level: 3 })).map((heading) => heading.textContent);
  expect(titles).toEqual(["Event 3", "Event 4", "Event 5"]);
  const covers = [...screen.getByRole("region", { name: "Recent blog posts" }).querySelectorAll("img")];
  expect(covers[0]?.src).toBe("https://api.example/allimages/cover%203.jpg");
  expect(box.getByRole("link", { name: "Read for More: Event 3" }).getAttribute("href")).toBe(
    "/SingalProjectsEvent/000000000000000000000003",
  );
});

test("P-65: fewer than three events are all shown, none leaves a sentence", async () => {
  answer = { items: [event(1)], total: 1, limit: 50 };
  await openHome();
  expect(await section("Recent blog posts").findAllByRole("heading", { level: 3 })).toHaveLength(1);
  cleanup();
  answer = [];
  await openHome();
  expect(await screen.findByText("No events yet.")).toBeTruthy();
});

test("P-67: See More leads to the events", async () => {
  await openHome();
  expect(screen.getByRole("link", { name: /^See More/ }).getAttribute("href")).toBe("/EventPost");
});

test("P-68: loading shows while the events are fetched, and ends with them", async () => {
  let arrive: (answer: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  await openHome();
  const box = section("Recent blog posts");
  await waitFor(() => expect(arrive).toHaveLength(1));
  expect(box.getByText("Loading events")).toBeTruthy();
  arrive(Response.json({ items: [event(7)], total: 1, limit: 50 }));
  expect(await box.findByRole("heading", { name: "Event 7" })).toBeTruthy();
  expect(box.queryByText("Loading events")).toBeNull();
});

test("P-68, P-194, AMB-02: a failure ends the loading, is logged, said in its section, and can be tried again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  answer = 500;
  await openHome();
  const box = section("Recent blog posts");
  const message = await box.findByText("Failed to load events.");
  expect(message.closest("[role=status]")).not.toBeNull();
  expect(box.queryByText("Loading events")).toBeNull();
  expect(logged.mock.calls.flat()).toContain("Failed to load events.");
  answer = { items: [event(7)], total: 1, limit: 50 };
  fireEvent.click(box.getByRole("button", { name: "Try again" }));
  expect(await box.findByRole("heading", { name: "Event 7" })).toBeTruthy();
  await waitFor(() => expect(box.queryByText("Failed to load events.")).toBeNull());
});
