// @vitest-environment jsdom
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { carryInput } from "./carried-input.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { early: {} });
});
afterEach(() => vi.useRealTimers());

/** As a build of another day would have written it: not what React would adopt. */
const otherBuild = `<p>An older heading</p>
  <form><input name="q"><select name="kind"><option value="">All</option><option value="pdf">PDF</option></select></form>
  <button>Next</button><button>Next</button>`;

function Search() {
  const [words, setWords] = useState("");
  const [kind, setKind] = useState("");
  const [turns, setTurns] = useState(0);
  return (
    <form>
      <input name="q" value={words} onChange={({ target }) => setWords(target.value)} />
      <select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="">All</option>
        <option value="pdf">PDF</option>
      </select>
      <button type="button">Next</button>
      <button type="button" onClick={() => setTurns(turns + 1)}>
        Next
      </button>
      <output>{`${words}/${kind}/${turns}`}</output>
    </form>
  );
}

it("hands what was typed, chosen, pressed and where to a page that is rendered afresh", async () => {
  const root = rootWith(otherBuild);
  const input = root.querySelector("input")!;
  input.focus();
  const values = new Map<HTMLInputElement | HTMLSelectElement, string>([
    [input, "wel"],
    [root.querySelector("select")!, "pdf"],
  ]);
  document.early.pressed = new Set([root.querySelectorAll("button")[1]!]);
  carryInput(root, values);

  // Nothing happens to the old page, however long the new one takes.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(input.value).toBe("");
  createRoot(root).render(<Search />);
  await vi.advanceTimersByTimeAsync(100);

  expect(root.querySelector("output")?.textContent).toBe("wel/pdf/1");
  const field = root.querySelector("input")!;
  expect(field).not.toBe(input);
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(root.querySelector("output")?.textContent).toBe("wel/pdf/1");
});

it("stops looking for what the other page doesn't have", async () => {
  const root = rootWith(`<button>Gone</button>`);
  document.early.pressed = new Set([root.querySelector("button")!]);
  carryInput(root, new Map());
  createRoot(root).render(<Search />);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(vi.getTimerCount()).toBe(0);
});

function rootWith(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
