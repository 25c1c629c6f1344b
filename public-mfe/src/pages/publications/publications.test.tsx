// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

const listPath = "/ReadAssess/DocumentFile";
const water = {
  _id: "d1",
  title: "Water survey",
  description: "900 points",
  category: "water",
  filename: "survey 2024.pdf",
  mimetype: "application/pdf",
  size: 1_572_864,
  path: "document/1700-survey.pdf",
  fileUrl: "https://files.example/1700-survey.pdf",
  updatedAt: "2024-06-01T10:00:00Z",
};
const bare = { _id: "d2", filename: "plan.docx", path: "document/plan.docx" };
const energy = {
  _id: "d3",
  title: "Grid study",
  category: "energy",
  filename: "grid.xlsx",
  path: "grid.xlsx",
};

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openList(json: unknown = { data: [water, bare, energy] }) {
  fakeApi({ [listPath]: { json } });
  renderPublic("/AssessmentsPost");
  await screen.findByRole("region", { name: "Other Reports" });
}
const inSection = (name: string) => within(screen.getByRole("region", { name }));

test("P-10, P-160, P-161, P-162, P-163, P-177: title, count and three sections out of `data`", async () => {
  await openList();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Publications");
  expect(screen.getByText("3 documents in total")).toBeTruthy();
  expect(inSection("Water Reports").getByText("Water survey")).toBeTruthy();
  expect(inSection("Energy Reports").getByText("Grid study")).toBeTruthy();
  expect(inSection("Other Reports").getByRole("heading", { level: 3 }).textContent).toBe("plan.docx");
});

test("P-164, P-165, P-167, P-168, P-169, P-170: a card shows what the record has, and the defaults for the rest", async () => {
  await openList();
  const known = inSection("Water Reports");
  for (const text of ["900 points", "PDF", "water", "1.50 MB", "1 June 2024", "survey 2024.pdf"]) {
    expect(known.getByText(text)).toBeTruthy();
  }
  const unknown = inSection("Other Reports");
  for (const text of ["No description", "Word", "general"]) {
    expect(unknown.getByText(text)).toBeTruthy();
  }
  // The size of a file that no host has told is no "0.00 MB".
  expect(unknown.queryByText(/ MB/)).toBeNull();
});

test("who searches the list is led to the search inside the documents with the same words", async () => {
  await openList();
  const inside = { name: "Search inside the documents" };
  expect(screen.queryByRole("link", inside)).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "street lights" } });
  expect((await screen.findByRole("link", inside)).getAttribute("href")).toBe("/search?q=street+lights");
  expect(screen.getByText("0 of 3 documents")).toBeTruthy();
  // Each section has one, which is not what is looked for.
  expect(screen.queryByText("No documents in this section yet.")).toBeNull();
});

test("a kind of file in the address that no document has is ignored", async () => {
  fakeApi({ [listPath]: { json: { data: [water, bare] } } });
  renderPublic("/AssessmentsPost?kind=zz");
  expect(await screen.findByText("2 documents in total")).toBeTruthy();
  expect(screen.getByLabelText("Kind of file")).toHaveProperty("value", "");
});

test("P-171, P-172, P-175: view, download and details", async () => {
  await openList();
  const card = inSection("Water Reports");
  const view = card.getByRole("link", { name: "View: Water survey" });
  expect(view.getAttribute("href")).toBe("https://files.example/1700-survey.pdf");
  expect(view.getAttribute("target")).toBe("_blank");
  expect(view.getAttribute("rel")).toContain("noopener");
  const download = card.getByRole("link", { name: "Download: Water survey" });
  expect(download.getAttribute("href")).toBe("https://files.example/1700-survey.pdf?download");
  expect(download.getAttribute("download")).toBe("survey 2024.pdf");
  const details = card.getByRole("link", { name: "Details: Water survey" });
  expect(details.getAttribute("href")).toBe("/documents/d1");
});

test("P-172: a file of another host is asked for as it stands", async () => {
  await openList([{ ...water, fileUrl: "https://elsewhere.example/a.pdf" }]);
  const download = screen.getByRole("link", { name: "Download: Water survey" });
  expect(download.getAttribute("href")).toBe("https://elsewhere.example/a.pdf");
});

test("P-173: Copy Link copies the file's address and says so", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await openList();
  fireEvent.click(screen.getByRole("button", { name: "Copy Link: Water survey" }));
  expect(await screen.findByText("Link copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("https://files.example/1700-survey.pdf");
});

test("P-174: where the browser refuses, it says so", async () => {
  const writeText = async () => Promise.reject(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await openList();
  fireEvent.click(screen.getByRole("button", { name: "Copy Link: Water survey" }));
  expect(await screen.findByText("Could not copy link")).toBeTruthy();
});

test("P-176: says that the list failed to load", async () => {
  fakeApi({ [listPath]: { status: 500 } });
  renderPublic("/AssessmentsPost");
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load documents.");
});

test("P-17, AMB-31: the page of one document, with what can be done with it", async () => {
  fakeApi({ [`${listPath}/d1`]: { json: { data: water } } });
  renderPublic("/documents/d1");
  expect(await screen.findByRole("heading", { level: 1, name: "Water survey" })).toBeTruthy();
  for (const text of ["900 points", "PDF", "water", "1.50 MB", "survey 2024.pdf"])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "View: Water survey" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download: Water survey" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy Link: Water survey" })).toBeTruthy();
});

test("P-17: a document that is not there says so and leads on", async () => {
  fakeApi({});
  renderPublic("/documents/nope");
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load document.");
  expect(screen.getByRole("link", { name: "See all publications" })).toBeTruthy();
});
