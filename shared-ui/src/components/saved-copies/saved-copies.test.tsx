// @vitest-environment jsdom
import {
  cleanup,
  configure,
  fireEvent,
  getConfig,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUpQueries } from "../../testing/screen-queries.ts";
import type { SavedPublication, SavedSource, SavedState } from "./saved-source.ts";
import { SavedCopies } from "./saved-copies.tsx";

setUpQueries({ configure, getConfig });

const noon = "2026-11-21T12:00:00.000Z";
let state: SavedState;
let files: ReadonlyMap<string, SavedPublication>;
let answered: boolean;
let source: SavedSource;

beforeEach(() => {
  answered = true;
  files = new Map([
    [
      "https://files.example/a.pdf",
      {
        ...{ url: "https://files.example/a.pdf", filename: "Wells.pdf", state: "kept" },
        ...{ size: 2_097_152, received: 2_097_152, keptAt: noon },
      },
    ],
  ]);
  state = {
    site: { entries: 60, bytes: 600_000 },
    reads: { entries: 12, bytes: 20_000, oldest: noon, newest: noon },
    images: { entries: 3, bytes: 1_048_576 },
    publications: { entries: 1, bytes: 2_097_152 },
    opened: { entries: 0, bytes: 0 },
    ...{ usage: 5_242_880, quota: 104_857_600, persisted: false },
  };
  source = {
    publications: { get: () => files, subscribe: () => () => undefined },
    report: vi.fn(async () => state),
    remove: vi.fn(async () => undefined),
    addressOf: (url) => `/kept/${url.slice(url.lastIndexOf("/") + 1)}`,
    clear: vi.fn(async (what) => {
      if (what === "reads") state = { ...state, reads: { entries: 0, bytes: 0 } };
    }),
    refresh: vi.fn(async () => answered),
  };
});
afterEach(cleanup);

const show = async () => {
  render(<SavedCopies source={source} nowhere="Nothing can be saved here." />);
  await screen.findByText(/^5.00 MB in use of 100 MB that this browser allows/);
};
const lineOf = (title: string) =>
  screen.getByText(title, { selector: "strong" }).closest("li") as HTMLElement;

test("where the browser lets nothing be saved it says so, and offers nothing that could not work", async () => {
  state = { ...state, isRefused: true };
  render(<SavedCopies source={source} nowhere="Nothing can be saved here." />);
  await screen.findByText("Nothing can be saved here.");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("it says how much of how much is used, what it is, and from when", async () => {
  await show();
  expect(lineOf("Texts").textContent).toMatch(/12 texts, 20 kB.*since 21 Nov 2026/);
  expect(lineOf("Pictures").textContent).toContain("3 pictures, 1.00 MB");
  expect(lineOf("Opened files").textContent).toContain("nothing");
  expect(screen.getByText(/Last refreshed 21 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/the browser may remove what is saved/)).toBeTruthy();
});

test("a saved publication opens from this device and can be given up", async () => {
  await show();
  const link = screen.getByRole("link", { name: "Wells.pdf" });
  expect(link.getAttribute("href")).toBe("/kept/a.pdf");
  fireEvent.click(screen.getByRole("button", { name: "Remove Wells.pdf" }));
  expect(source.remove).toHaveBeenCalledWith(["https://files.example/a.pdf"]);
});

test("pictures of everything are fetched when they are asked for, and counted; not offered under low data", async () => {
  source.keepPictures = vi.fn(async () => {
    state = { ...state, images: { entries: 40, bytes: 2_097_152 } };
  });
  source.offlineState = async () => ({ pictureBytes: 3_250_586 });
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Keep pictures too, 3.10 MB" }));
  await screen.findByText("Pictures on this device: 40, 2.00 MB.");
  expect(source.keepPictures).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Low data" }));
  expect(screen.queryByRole("button", { name: /^Keep pictures too/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Low data" }));
});

test("where nobody knows what the pictures would cost, they are offered without it", async () => {
  source.keepPictures = vi.fn(async () => undefined);
  await show();
  expect(screen.getByRole("button", { name: "Keep pictures too" })).toBeTruthy();
});

test("one kind is cleared by itself, and counted again", async () => {
  await show();
  fireEvent.click(within(lineOf("Texts")).getByRole("button"));
  await waitFor(() => expect(lineOf("Texts").textContent).toContain("nothing"));
  expect(source.clear).toHaveBeenCalledWith("reads");
  expect(lineOf("Pictures").textContent).toContain("3 pictures");
});

test("everything is cleared only after a second word", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  expect(source.clear).not.toHaveBeenCalled();
  const question = screen.getByRole("group", { name: "Clear everything?" });
  fireEvent.click(within(question).getByRole("button", { name: "Clear everything" }));
  await screen.findByText("Everything saved was removed.");
  expect(source.clear).toHaveBeenCalledWith("everything");
});

test.each([
  [true, "Everything is up to date."],
  [false, "The ministry's service did not answer. What is saved stays as it is."],
])("a refresh tells whether everything is up to date (%s)", async (isAnswered, words) => {
  answered = isAnswered;
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Refresh now" }));
  await screen.findByText(words);
});

test("where the browser does not tell what it stores, that is said", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  source.report = () => Promise.reject(new Error("no"));
  render(<SavedCopies source={source} nowhere="Nothing can be saved here." />);
  await screen.findByText("This browser can't show what is saved.");
});

test("a browser that promises nothing is heard of", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Ask the browser to keep it" }));
  expect(await screen.findByText(/may remove this when the device is short of space/)).toBeTruthy();
});

test("what comes in behind the page is counted too", async () => {
  await show();
  state = { ...state, reads: { ...state.reads, entries: 13 } };
  await waitFor(() => expect(lineOf("Texts").textContent).toContain("13 texts"));
});

test("the size of a file is left out where the host does not tell it", async () => {
  const url = "https://files.example/b.pdf";
  files = new Map([[url, { url, filename: "Pumps.pdf", state: "waiting", size: 0, received: 0 }]]);
  await show();
  const line = screen.getByText("Pumps.pdf", { selector: "strong" }).closest("li")!;
  expect(line.textContent).not.toMatch(/kB|MB/);
});

test("the focus returns from the question to the button that asked it", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Clear everything" }));
});

test("the focus stays beside a question that was answered with yes", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  const question = screen.getByRole("group", { name: "Clear everything?" });
  fireEvent.click(within(question).getByRole("button", { name: "Clear everything" }));
  await screen.findByText("Everything saved was removed.");
  expect(document.activeElement?.textContent).toContain("Clear everything");
});

test("the focus stays on the button that cleared a kind", async () => {
  await show();
  const button = within(lineOf("Texts")).getByRole("button");
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(lineOf("Texts").textContent).toContain("nothing"));
  expect(document.activeElement).toBe(button);
});

test("the focus moves from a file that is removed to the next one's button, and from the last one back", async () => {
  const [[url, first] = []] = files;
  const [a, b] = ["A.pdf", "B.pdf"].map((filename) => ({ ...first!, url: `${url}/${filename}`, filename }));
  files = new Map([a!, b!].map((file) => [file.url, file]));
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Remove A.pdf" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove B.pdf" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove B.pdf" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove A.pdf" }));
});
