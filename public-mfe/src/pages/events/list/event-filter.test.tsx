// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser, type Answer } from "../../../testing/fake-api.ts";
import { renderPublic } from "../../../testing/render-public.tsx";
import { choicesOfPage } from "./event-filter.ts";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const firstPage = "/readProjectEvent/Event?page=1&limit=50";
const secondPage = "/readProjectEvent/Event?page=2&limit=50";
const event = (number: number, createdAt: string, sector?: string, district?: string) => ({
  _id: `e${number}`,
  title: `Event ${number}`,
  createdAt,
  sector,
  district,
});
const old = event(1, "2025-12-31T23:00:00Z", "energy", "North");
const water = event(2, "2026-03-01T00:00:00Z", "water", "River");
const energy = event(3, "2026-03-31T23:59:59Z", "energy", "River");
const plain = event(4, "2026-04-02T08:00:00Z");
const all = { items: [old, water, energy, plain], total: 4 };

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

function open(at: string, answers: Record<string, Answer> = {}) {
  fakeApi({
    [firstPage]: { json: { ...all, limit: 50 } },
    ...answers,
  });
  return renderPublic(at);
}

test("the list offers the months, places and sectors its events have", async () => {
  open("/EventPost");
  await screen.findByText("Showing 4 of 4 events");
  expect(options("Month")).toEqual(["All months", "April 2026", "March 2026", "December 2025"]);
  expect(options("Place")).toEqual(["All places", "North", "River"]);
  expect(options("Sector")).toEqual(["All sectors", "Energy", "Water"]);
  expect(screen.queryByLabelText("Date")).toBeNull();
});

test("a choice stands in the address and narrows the list; another is added to it", async () => {
  const router = open("/EventPost?page=2&limit=25", {
    "/readProjectEvent/Event?page=2&limit=25": { json: { ...all, limit: 25 } },
  });
  fireEvent.change(await screen.findByLabelText("Month"), { target: { value: "2026-03" } });
  expect(await screen.findByText("Showing 2 of 2 events")).toBeTruthy();
  expect(titles()).toEqual(["Event 3", "Event 2"]);
  expect(router.state.location.search).toBe("?limit=25&month=2026-03");
  fireEvent.change(screen.getByLabelText("Sector"), { target: { value: "water" } });
  expect(await screen.findByText("Showing 1 of 1 event")).toBeTruthy();
  expect(titles()).toEqual(["Event 2"]);
  // All that is there can still be chosen.
  expect(options("Month")).toContain("December 2025");
});

test("events to come can be chosen where there are any, the next one first", async () => {
  const next = { ...event(5, "2026-04-01T08:00:00Z"), startsAt: "2999-01-01T06:00:00.000Z" };
  const later = { ...event(6, "2026-03-01T08:00:00Z"), startsAt: "2999-02-01T06:00:00.000Z", venue: "Hall" };
  const over = { ...event(7, "2026-04-03T08:00:00Z"), startsAt: "2020-02-01T06:00:00.000Z" };
  const items = [later, next, over];
  const router = open("/EventPost", {
    [firstPage]: { json: { items, total: 3, limit: 50 } },
  });
  expect(await screen.findAllByText("Upcoming", { selector: "span" })).toHaveLength(2);
  expect(screen.getByText("1 February 2020, 09:00")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "coming" } });
  expect(await screen.findByText("Showing 2 of 2 events")).toBeTruthy();
  expect(titles()).toEqual(["Event 5", "Event 6"]);
  expect(router.state.location.search).toBe("?when=coming");
  expect(screen.getByText("Hall")).toBeTruthy();
});

test("an address with a filter shows what fits, from all pages of the API", async () => {
  open("/EventPost?district=North", {
    [firstPage]: { json: { items: [water, energy, plain], total: 51, limit: 50 } },
    [secondPage]: { json: { items: [old], total: 51, limit: 50 } },
  });
  expect(await screen.findByText("Showing 1 of 1 event")).toBeTruthy();
  expect(titles()).toEqual(["Event 1"]);
  const row = screen.getByRole("heading", { level: 3 }).closest("li");
  expect(row?.textContent).toContain("31 December 2025");
  expect(row?.textContent).toContain("Energy");
});

test("what fits is paged too", async () => {
  const items = Array.from({ length: 12 }, (_, index) =>
    event(index + 1, `2026-03-${String(index + 1).padStart(2, "0")}T08:00:00Z`, "water"),
  );
  open("/EventPost?sector=water&limit=10&page=2", {
    [firstPage]: { json: { items, total: 12, limit: 50 } },
  });
  expect(await screen.findByText("Showing 2 of 12 events")).toBeTruthy();
  expect(titles()).toEqual(["Event 2", "Event 1"]);
  expect(screen.getByText("Page 2 of 2")).toBeTruthy();
});

test("a choice that nothing fits is said, with the way back to everything", async () => {
  open("/EventPost?month=2026-01");
  expect(await screen.findByText("No events match these filters.")).toBeTruthy();
  expect(screen.getByLabelText("Month")).toHaveProperty("value", "2026-01");
  expect(screen.getByRole("link", { name: "Show all news" }).getAttribute("href")).toBe("/EventPost");
});

test("events of a host that knows neither place nor sector offer neither, and what is no month is ignored", async () => {
  open("/EventPost?month=soon", { [firstPage]: { json: [{ _id: "e9", title: "Fair" }] } });
  await screen.findByText("Showing 1 of 1 event");
  for (const label of ["Month", "Place", "Sector"]) expect(screen.queryByLabelText(label)).toBeNull();
});

test.each(["when=upcoming", "sector=zz", "month=2026-13"])(
  "a filter that no event can have (%s) is ignored",
  async (query) => {
    open(`/EventPost?${query}`);
    expect(await screen.findByText("Showing 4 of 4 events")).toBeTruthy();
    expect(options("Sector")).toEqual(["All sectors", "Energy", "Water"]);
    expect(screen.queryByLabelText("Date")).toBeNull();
  },
);

test("where not all events are on the page, what the host says of all of them can be chosen", async () => {
  const choices = { months: ["2023-02", "2026-03"], districts: ["North"], sectors: ["energy", "roads"] };
  open("/EventPost", {
    [firstPage]: { json: { items: [water], total: 51, limit: 50, choices } },
  });
  await screen.findByText("Showing 1 of 51 events");
  expect(options("Month")).toEqual(["All months", "March 2026", "February 2023"]);
  expect(options("Place")).toEqual(["All places", "North"]);
  expect(options("Sector")).toEqual(["All sectors", "Energy"]);
  expect(screen.queryByLabelText("Date")).toBeNull();
  const page = { items: [], total: 1, limit: 1 };
  const lastEnd = "2026-03-04T06:00:00.000Z";
  const whens = (now: string) =>
    choicesOfPage({ ...page, choices: { ...choices, lastEnd } }, Date.parse(now)).whens;
  expect(whens("2026-03-04T05:59:00Z")).toEqual(["coming"]);
  expect(whens("2026-03-04T06:00:00Z")).toEqual([]);
});

test("where the host does not say it, what the page's own events have can be chosen", () => {
  const item = { id: "e", title: "", ministry: "", description: "", moreDescription: "" };
  const page = { items: [{ ...item, createdAt: "2026-02-10T00:00:00Z" }], total: 2, limit: 1 };
  expect(choicesOfPage(page, Date.now()).months).toEqual(["2026-02"]);
});

test("a filter that is chosen on a later page keeps the focus", async () => {
  const items = Array.from({ length: 12 }, (_, index) =>
    event(index + 1, `2026-03-${String(index + 1).padStart(2, "0")}T08:00:00Z`, "water"),
  );
  const router = open("/EventPost?sector=water&limit=10&page=2", {
    [firstPage]: { json: { items, total: 12, limit: 50 } },
  });
  const month = await screen.findByLabelText<HTMLSelectElement>("Month");
  month.focus();
  fireEvent.change(month, { target: { value: "2026-03" } });
  expect(await screen.findByText("Showing 10 of 12 events")).toBeTruthy();
  expect(router.state.location.search).not.toContain("page");
  expect(document.activeElement).toBe(screen.getByLabelText("Month"));
});

test("a page that there is no more shows the last one, with or without a choice", async () => {
  open("/EventPost?page=999", {
    "/readProjectEvent/Event?page=999&limit=50": { json: { items: [], total: 54, limit: 50, page: 999 } },
    [secondPage]: { json: { ...all, total: 54, limit: 50, page: 2 } },
  });
  expect(await screen.findByText("Showing 4 of 54 events")).toBeTruthy();
  expect(screen.getByText("Page 2 of 2")).toBeTruthy();
  cleanup();
  open("/EventPost?page=7&month=2026-03");
  expect(await screen.findByText("Showing 2 of 2 events")).toBeTruthy();
});
