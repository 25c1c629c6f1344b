// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchLists } from "../../search/search.ts";
import { lazyCode, type LazyCode } from "../../site/browser/lazy-code.ts";
import { ListTools } from "./list-tools.tsx";
import { inOrder, useListTools } from "./use-list-tools.ts";

type Search = typeof searchLists;

const entries = ["Kiosk repair", "Borehole drilling", "Kiosk at the school"].map((title) => ({
  title,
  description: "",
}));
const all = entries.map(({ title }) => title);
const kiosks = ["Kiosk repair", "Kiosk at the school"];

function List({ code }: { code: LazyCode<Search> }) {
  const tools = useListTools(code);
  const found = inOrder(entries, tools);
  return (
    <>
      <ListTools label="Search" tools={tools} count={`${found.length} of ${entries.length}`} />
      <ul>
        {found.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}

function page(code: LazyCode<Search>, at: string) {
  const element = (
    <Suspense fallback="Loading">
      <List code={code} />
    </Suspense>
  );
  return <RouterProvider router={createMemoryRouter([{ path: "/", element }], { initialEntries: [at] })} />;
}
const open = (code: LazyCode<Search>, at = "/") => act(async () => render(page(code, at)));

/** What searches, which comes or fails when the test says so. */
function onTheWay() {
  const calls: { resolve: (search: Search) => void; reject: (error: Error) => void }[] = [];
  const code = lazyCode(() => new Promise<Search>((resolve, reject) => void calls.push({ resolve, reject })));
  const last = () => calls.at(-1) ?? expect.fail("not asked for");
  return {
    code,
    asked: () => calls.length,
    come: () => act(async () => last().resolve(searchLists)),
    fail: () => act(async () => last().reject(new TypeError("Failed to fetch"))),
  };
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const titles = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
/** One letter after the other, each added to what the field shows. */
async function type(text: string) {
  for (const letter of text)
    await act(async () => fireEvent.change(field(), { target: { value: field().value + letter } }));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls.map(([what]) => String(what));
  vi.restoreAllMocks();
  // React's server and browser side share one React here, and no other place.
  expect(complaints.filter((what) => !what.startsWith("Detected multiple renderers"))).toEqual([]);
});

test.each([
  ["gets the focus", () => fireEvent.focus(field())],
  ["is pressed", () => fireEvent.pointerDown(field())],
])("what searches is asked for when the field %s, and not before", async (_, happen) => {
  const { code, asked } = onTheWay();
  await open(code);
  expect(asked()).toBe(0);
  happen();
  expect(asked()).toBe(1);
});

test("what is typed while it is on the way keeps every letter, and the list stays as it was until it is here", async () => {
  const { code, asked, come } = onTheWay();
  await open(code);
  await type("kio");
  expect([field().value, titles(), said()]).toEqual(["kio", all, ["Searching"]]);
  await type("sks");
  expect([field().value, titles(), said()]).toEqual(["kiosks", all, ["Searching"]]);
  await come();
  expect([field().value, titles(), said()]).toEqual(["kiosks", kiosks, ["2 of 3"]]);
  await type(" school");
  expect([field().value, titles()]).toEqual(["kiosks school", ["Kiosk at the school"]]);
  expect(asked()).toBe(1);
});

test("what is given up while it is on the way leaves the list as it was", async () => {
  const { code, come } = onTheWay();
  await open(code);
  await type("kiosk");
  await act(async () => fireEvent.change(field(), { target: { value: "" } }));
  expect([titles(), said()]).toEqual([all, ["3 of 3"]]);
  await come();
  expect([titles(), said()]).toEqual([all, ["3 of 3"]]);
});

test("where it can't be had that is said, the list stays, and it can be asked for again", async () => {
  const { code, asked, fail, come } = onTheWay();
  await open(code);
  await type("kiosk");
  await fail();
  const missing =
    "The search could not be loaded: the list is shown without it.The connection may be weak or down.";
  expect([field().value, titles(), said()]).toEqual(["kiosk", all, [missing, "3 of 3"]]);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect([asked(), said()]).toEqual([2, [missing, "Searching"]]);
  await fail();
  expect([titles(), said()]).toEqual([all, [missing, "3 of 3"]]);
  await type("s");
  expect(asked()).toBe(3);
  await come();
  expect([field().value, titles(), said()]).toEqual(["kiosks", kiosks, ["2 of 3"]]);
});

test("a list that is opened with a search waits for it, and never shows what was not looked for", async () => {
  const { code, come } = onTheWay();
  const { container } = await open(code, "/?q=kiosk");
  expect(container.textContent).toBe("Loading");
  await come();
  expect([field().value, titles(), said()]).toEqual(["kiosk", kiosks, ["2 of 3"]]);
});

/** The page as the server makes it, which has what searches, brought alive in a browser that has not. */
async function hydrated(code: LazyCode<Search>) {
  const server = lazyCode(() => Promise.resolve(searchLists));
  const html = await new Response((await prerender(page(server, "/?q=kiosk"))).prelude).text();
  // React leaves the contexts of what it rendered last set; a browser has a React of its own.
  await prerender(null);
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  const errors: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, page(code, "/?q=kiosk"), { onRecoverableError: (error) => errors.push(error) }),
  );
  const leave = async () => {
    await act(async () => app.unmount());
    root.remove();
  };
  return { errors, first: root.querySelector("li"), leave };
}

test("a list that the server has searched stays as it came until what searches is here, and is adopted then", async () => {
  const { code, come } = onTheWay();
  const { errors, first, leave } = await hydrated(code);
  expect([field().value, titles(), said()]).toEqual(["kiosk", kiosks, ["2 of 3"]]);
  await come();
  expect([titles(), said(), errors]).toEqual([kiosks, ["2 of 3"], []]);
  expect(screen.getAllByRole("listitem")[0]).toBe(first);
  await type("s at");
  expect([field().value, titles()]).toEqual(["kiosks at", ["Kiosk at the school"]]);
  await leave();
});

test("a list that the server has searched is shown whole, and why, where what searches can't be had", async () => {
  const { code, fail } = onTheWay();
  const { leave } = await hydrated(code);
  await fail();
  expect([field().value, titles()]).toEqual(["kiosk", all]);
  expect(said()[0]).toContain("The search could not be loaded");
  await leave();
});
