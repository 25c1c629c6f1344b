// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const [, inlineScript = ""] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

it("holds no press back on a page whose configuration can't be read", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  document.body.innerHTML = '<div id="root"></div><button type="button">Elsewhere</button>';
  new Function(inlineScript)();
  await import("./main.ts");
  await expect.poll(() => document.querySelector("h1")?.textContent).toMatch(/can't be loaded/);
  const button = document.querySelector<HTMLButtonElement>("body > button")!;
  button.click();
  expect(button.dataset["pending"]).toBeUndefined();
  expect(document.early.pressed.size).toBe(0);
});
