// @vitest-environment jsdom
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { createStateStore, useStateStore } from "./state-store.ts";

afterEach(() => document.body.replaceChildren());

it("keeps a letter that is typed between the first paint and what React does after it", async () => {
  const store = createStateStore((_: string, typed: string) => typed, "");
  function Field() {
    return <input value={useStateStore(store)} onChange={({ target }) => store.dispatch(target.value)} />;
  }
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const field = await new Promise<HTMLInputElement>((found) => {
    // Told before the next task, in which React runs the effects that it puts off until after the paint.
    new MutationObserver(() => found(container.querySelector("input")!)).observe(container, {
      childList: true,
    });
    // As a screen comes whose code had to be loaded first: without haste.
    startTransition(() => root.render(<Field />));
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "a");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(field.value).toBe("a");
  root.unmount();
});
