// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, lazy, startTransition, Suspense, useId, useState, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { recordEarlyInput } from "./early-input.ts";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const [, inlineScript = ""] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

/** As the browser does with a page's HTML. */
beforeEach(() => {
  document.body.replaceChildren();
  new Function(inlineScript)();
});

function Search() {
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const [open, setOpen] = useState(false);
  return (
    <form>
      <input value={words} onChange={({ target }) => setWords(target.value)} />
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="">All kinds</option>
        <option value="pdf">PDF</option>
      </select>
      <button type="button" onClick={() => setOpen(!open)}>
        Menu
      </button>
      <output>{`${words}/${kind}/${open ? "open" : "closed"}`}</output>
    </form>
  );
}

it("adopts what was typed, chosen and pressed before the page came alive", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = rootWith(renderToString(<Search />));
  const input = root.querySelector("input")!;
  const select = root.querySelector("select")!;
  input.value = "wel";
  recordEarlyInput(root);
  select.value = "pdf";
  select.dispatchEvent(new Event("input", { bubbles: true }));
  input.value = "well";
  input.dispatchEvent(new Event("input", { bubbles: true }));

  root.querySelector("button")?.click();

  await act(async () => {
    hydrateRoot(root, <Search />);
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await expect.poll(() => root.querySelector("output")?.textContent).toBe("well/pdf/open");
  expect([input.value, select.value]).toEqual(["well", "pdf"]);
});

/** Rendered a second time as soon as it is hydrated, as a page is that reads its address. */
function LiveSearch() {
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <div data-live={isLive}>
      <Search key="search" />
    </div>
  );
}

/** Takes longer than one slice of a transition's rendering. */
function Slow() {
  const until = performance.now() + 20;
  while (performance.now() < until);
  return null;
}

it.each(["before", "while"])("keeps what is typed %s React adopts the field in slices", async (when) => {
  const screen = (
    <Suspense>
      <LiveSearch />
      {Array.from({ length: 20 }, (_, at) => (
        <Slow key={at} />
      ))}
    </Suspense>
  );
  const root = rootWith(renderToString(screen));
  const input = root.querySelector("input")!;
  recordEarlyInput(root);
  if (when === "before") type(input, "well");
  startTransition(() => void hydrateRoot(root, screen));
  if (when === "while") {
    await expect.poll(() => Object.keys(input).join(), { interval: 1 }).toContain("__reactProps");
    type(input, "well");
  }
  await expect.poll(() => root.querySelector("output")?.textContent).toBe("well//closed");
  expect(input.value).toBe("well");
});

/** As a keyboard does: past what React knows of the field. */
function type(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, words);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("keeps a press until the code of its part of the page has come", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(
    <Suspense>
      <Search />
    </Suspense>,
  );
  document.body.append(root);
  let arrive: (module: { default: typeof Search }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: typeof Search }>((resolve) => (arrive = resolve)));
  recordEarlyInput(root);
  hydrateRoot(
    root,
    <Suspense>
      <Late />
    </Suspense>,
  );
  await expect.poll(() => arrive).toHaveLength(1);
  root.querySelector("button")?.click();
  arrive({ default: Search });
  await expect.poll(() => root.querySelector("output")?.textContent).toBe("//open");
});

it("leaves a press to React that adopts the button for it", async () => {
  const root = rootWith(renderToString(<Search />));
  recordEarlyInput(root);
  hydrateRoot(root, <Search />);
  const watching = vi.spyOn(globalThis, "setInterval");
  root.querySelector("button")?.click();
  expect(watching).not.toHaveBeenCalled();
  watching.mockRestore();
  await expect.poll(() => root.querySelector("output")?.textContent).toBe("//open");
});

function Menu() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <ul id={listId} hidden={!open}>
        <li>{open ? "open" : "closed"}</li>
      </ul>
    </>
  );
}

function rootWith(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

it("unfolds a menu before the bundle has come, and leaves it open", async () => {
  const root = rootWith(renderToString(<Menu />));
  const button = root.querySelector("button")!;
  const list = root.querySelector("ul")!;
  button.click();
  expect([list.hidden, button.getAttribute("aria-expanded")]).toEqual([false, "true"]);

  recordEarlyInput(root);
  hydrateRoot(root, <Menu />);
  await expect.poll(() => list.textContent).toBe("open");
  expect([list.hidden, button.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  button.click();
  await expect.poll(() => list.textContent).toBe("closed");
  expect(list.hidden).toBe(true);
});

it("leaves a menu closed that was opened and closed before the bundle came", async () => {
  const root = rootWith(renderToString(<Menu />));
  const button = root.querySelector("button")!;
  button.click();
  recordEarlyInput(root);
  button.click();
  expect(root.querySelector("ul")!.hidden).toBe(true);
  hydrateRoot(root, <Menu />);
  button.click();
  await expect.poll(() => root.querySelector("li")!.textContent).toBe("open");
});

it("presses what was pressed before the bundle came, and says meanwhile that it waits", async () => {
  const root = rootWith(renderToString(<Search />));
  const button = root.querySelector("button")!;
  button.click();
  expect(button.dataset["pending"]).toBe("true");
  recordEarlyInput(root);
  hydrateRoot(root, <Search />);
  await expect.poll(() => root.querySelector("output")?.textContent).toBe("//open");
  expect(button.dataset["pending"]).toBeUndefined();
});

it.each(["a press", "a text"])(
  "keeps %s while React has rendered the page and shows it later",
  async (what) => {
    let arrive: (module: { default: () => null }) => void = () => {};
    const Late = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
    // No boundary: nothing of the root is alive before all of it is.
    const all = (
      <>
        <Search />
        <Late />
      </>
    );
    const root = rootWith(renderToString(<Search />));
    const button = root.querySelector("button")!;
    const input = root.querySelector("input")!;
    recordEarlyInput(root);
    hydrateRoot(root, all);
    await expect.poll(() => Object.keys(button).join()).toContain("__reactProps$");
    if (what === "a press") button.click();
    else {
      input.value = "well";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    arrive({ default: () => null });
    const expected = what === "a press" ? "//open" : "well//closed";
    await expect.poll(() => root.querySelector("output")?.textContent).toBe(expected);
  },
);
