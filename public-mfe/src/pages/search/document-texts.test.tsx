// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { LineState } from "@ministry/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPublic } from "../../testing/render-public.tsx";

const publications = [
  { _id: "d1", title: "Okapi survey", filename: "a.pdf", description: "" },
  { _id: "d2", title: "Annual report", filename: "b.pdf", description: "What was done" },
];

/** What the API has inside documents, by the words that are looked for; a function may answer later. */
let inDocuments: Record<string, unknown>;
/** What was looked for, in its order. */
let asked: string[];

beforeEach(() => {
  [inDocuments, asked] = [{}, []];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (request: Request | string | URL) => {
    const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request);
    if (pathname === "/ReadAssess/DocumentFile") return Response.json({ data: publications });
    if (pathname !== "/search-documents") return Response.json([]);
    const words = searchParams.get("q") ?? "";
    asked.push(words);
    const found = await inDocuments[words];
    return found instanceof Response ? found.clone() : Response.json({ items: found ?? [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hits = () =>
  within(screen.getByRole("region", { name: "Publications" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const type = async (words: string) =>
  fireEvent.change(await screen.findByRole("searchbox", { name: "What are you looking for?" }), {
    target: { value: words },
  });

test("publications found by the text of their file stand behind those found by their title, each once", async () => {
  inDocuments = {
    okapi: [
      { _id: "d2", excerpt: "… twelve okapis were built …" },
      { _id: "d1", excerpt: "Each okapi was visited" },
      { _id: "gone", excerpt: "A okapi of a publication that is not listed" },
    ],
  };
  renderPublic("/search?q=okapi");
  expect(await screen.findByText("2 results")).toBeTruthy();
  expect(hits()).toEqual(["Okapi survey", "Annual reportIn the document:… twelve okapis were built …"]);
  const excerpt = screen.getByText(/twelve/);
  expect([excerpt.getAttribute("dir"), excerpt.getAttribute("lang")]).toEqual(["auto", ""]);
  expect(within(excerpt).getByText("okapis").tagName).toBe("MARK");
});

test("the device's own results wait for nothing, and are not said to be all before the API has answered", async () => {
  let answer: (found: unknown) => void = () => {};
  inDocuments = { okapi: new Promise((resolve) => (answer = resolve)), zebra: new Promise(() => {}) };
  renderPublic("/search?q=okapi");
  expect(await screen.findByText("1 result")).toBeTruthy();
  answer([{ _id: "d2", excerpt: "A okapi" }]);
  expect(await screen.findByText("2 results")).toBeTruthy();
  await type("zebra");
  expect(await screen.findByText("Searching")).toBeTruthy();
  expect(screen.queryByText("No results.")).toBeNull();
});

test("the API is asked once the typing pauses, and for no less than three letters", async () => {
  renderPublic("/search");
  for (const words of ["o", "ok", "oka", "okapi"]) await type(words);
  await waitFor(() => expect(asked).toEqual(["okapi"]));
  await type("ok");
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(asked).toEqual(["okapi"]);
});

test("an answer to former words is not shown with newer ones", async () => {
  let answer: (found: unknown) => void = () => {};
  inDocuments = { zebra: new Promise((resolve) => (answer = resolve)), lion: [] };
  renderPublic("/search?q=zebra");
  await waitFor(() => expect(asked).toEqual(["zebra"]));
  await type("lion");
  expect(await screen.findByText("No results.")).toBeTruthy();
  answer([{ _id: "d2", excerpt: "A zebra" }]);
  await type("lion ");
  expect(await screen.findByText("No results.")).toBeTruthy();
  expect(screen.queryByText(/A zebra/)).toBeNull();
});

test("without a connection the texts are not asked for, and that is said", async () => {
  let state: LineState = "offline";
  let changed: () => void = () => {};
  const line = {
    get: () => state,
    subscribe: (onChange: () => void) => {
      changed = onChange;
      return () => {};
    },
  };
  inDocuments = { okapi: [{ _id: "d2", excerpt: "A okapi" }] };
  renderPublic("/search?q=okapi", {}, { line });
  expect(
    await screen.findByText("The text inside documents is searched only with a connection."),
  ).toBeTruthy();
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(asked).toEqual([]);
  state = "online";
  changed();
  expect(await screen.findByText("2 results")).toBeTruthy();
  expect(screen.queryByText(/only with a connection/)).toBeNull();
});

test("a search that failed is said and can be tried again", async () => {
  inDocuments = { okapi: new Response("{}", { status: 500 }) };
  renderPublic("/search?q=okapi");
  expect(await screen.findByText("The text inside documents could not be searched just now.")).toBeTruthy();
  expect(screen.getByText("1 result")).toBeTruthy();
  inDocuments = { okapi: [{ _id: "d2", excerpt: "A okapi" }] };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("2 results")).toBeTruthy();
});

test("a host that does not search inside documents is no failure", async () => {
  inDocuments = { zebra: new Response("{}", { status: 404 }) };
  renderPublic("/search?q=zebra");
  expect(await screen.findByText("No results.")).toBeTruthy();
  expect(screen.queryByText(/inside documents/)).toBeNull();
});
