// @vitest-environment jsdom
import { act, lazy, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { keepEarlyInput } from "./early-input.ts";

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
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Search />);
  document.body.append(root);
  const input = root.querySelector("input")!;
  const select = root.querySelector("select")!;
  input.value = "wel";
  const hydrationBegan = keepEarlyInput(root);
  select.value = "pdf";
  select.dispatchEvent(new Event("input", { bubbles: true }));
  input.value = "well";
  input.dispatchEvent(new Event("input", { bubbles: true }));

  root.querySelector("button")?.click();

  await act(async () => {
    hydrateRoot(root, <Search />);
    hydrationBegan();
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(() => expect(root.querySelector("output")?.textContent).toBe("well/pdf/open"));
  expect([input.value, select.value]).toEqual(["well", "pdf"]);
});

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
  const hydrationBegan = keepEarlyInput(root);
  hydrateRoot(
    root,
    <Suspense>
      <Late />
    </Suspense>,
  );
  hydrationBegan();
  await vi.waitFor(() => expect(arrive).toHaveLength(1));
  root.querySelector("button")?.click();
  arrive({ default: Search });
  await vi.waitFor(() => expect(root.querySelector("output")?.textContent).toBe("//open"));
});

it("leaves a press to React that adopts the button for it", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Search />);
  document.body.append(root);
  const hydrationBegan = keepEarlyInput(root);
  hydrateRoot(root, <Search />);
  hydrationBegan();
  const watching = vi.spyOn(globalThis, "setInterval");
  root.querySelector("button")?.click();
  expect(watching).not.toHaveBeenCalled();
  watching.mockRestore();
  await vi.waitFor(() => expect(root.querySelector("output")?.textContent).toBe("//open"));
});
