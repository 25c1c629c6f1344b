// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

const listPath = "/ReadAssess/DocumentFile";
const dayMs = 86_400_000;
/** A date so many days from today, at the ministry (three hours ahead). */
const inDays = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
const tender = (id: string, further: object) => ({
  _id: id,
  title: `Tender ${id}`,
  category: "tenders",
  filename: `${id}.pdf`,
  fileUrl: `https://files.example/${id}.pdf`,
  ...further,
});

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(data: unknown[], at = "/tenders") {
  fakeApi({ [listPath]: { json: { data } } });
  renderPublic(at);
  await screen.findByRole("heading", { level: 1 });
}
const region = (name: string) => within(screen.getByRole("region", { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("open tenders stand first, the next to close at the top, each with the days that are left", async () => {
  await open([
    tender("late", { closingDate: inDays(30) }),
    tender("today", { closingDate: inDays(0) }),
    tender("over", { closingDate: inDays(-2) }),
    tender("undated", {}),
    tender("report", { category: "reports" }),
  ]);
  // The section stands before its tenders have been read.
  await screen.findByRole("heading", { level: 3, name: "Tender today" });
  expect(titles("Open tenders")).toEqual(["Tender today", "Tender late"]);
  expect(region("Open tenders").getByText("Closes today")).toBeTruthy();
  expect(region("Open tenders").getByText("30 days left")).toBeTruthy();
  expect(titles("Closed tenders")).toEqual(["Tender over"]);
  expect(titles("Tender documents without a closing date")).toEqual(["Tender undated"]);
  expect(screen.queryByText("Tender report")).toBeNull();
});

test("an open tender has its closing day as a calendar file with reminders, a closed one has none", async () => {
  await open([
    tender("a", { closingDate: inDays(3), updatedAt: "2026-01-02T03:04:05Z" }),
    tender("b", { closingDate: inDays(-3) }),
  ]);
  const link = await screen.findByRole("link", { name: "Add to calendar: Tender a" });
  expect(link.getAttribute("download")).toBe("tender.ics");
  const file = decodeURIComponent((link.getAttribute("href") ?? "").split(",").slice(1).join(","));
  expect(file).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll("-", "")}`);
  expect(file).toContain("UID:tender-a@site.example");
  expect(file).toContain("URL:https://site.example/documents/a");
  // A week ahead is over: only the day before is left.
  expect(file.match(/TRIGGER:.*/g)?.map((line) => line.trim())).toEqual(["TRIGGER:-PT16H"]);
  expect(screen.queryByRole("link", { name: "Add to calendar: Tender b" })).toBeNull();
});

test("without an open tender the page says so, and still shows the closed ones", async () => {
  await open([tender("over", { closingDate: inDays(-2) })]);
  expect(await screen.findByText(/^No tender is open now/)).toBeTruthy();
  expect(titles("Closed tenders")).toEqual(["Tender over"]);
});

test("the page of publications and every footer lead to the tenders", async () => {
  await open([], "/AssessmentsPost");
  const links = screen.getAllByRole("link", { name: "Tenders" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/tenders", "/tenders"]);
  expect(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Tenders" })).toBeTruthy();
});

test("a publication without a closing date looks as it did", async () => {
  await open([tender("plain", {})], "/AssessmentsPost");
  await screen.findByText("Tender plain");
  expect(screen.queryByText(/days? left|Closes|Closed/)).toBeNull();
  expect(screen.queryByRole("link", { name: /^Add to calendar/ })).toBeNull();
});

test("says that the list failed to load", async () => {
  fakeApi({ [listPath]: { status: 500 } });
  renderPublic("/tenders");
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load tenders.");
});
