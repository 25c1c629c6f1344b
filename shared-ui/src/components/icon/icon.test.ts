import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("from right to left the arrows are turned, and no other icon", async () => {
  const css = await readFile(new URL("icon.module.css", import.meta.url), "utf8");
  const beginnings = [...css.matchAll(/\[d\^="([^"]+)"\]/g)].map(([, begins = ""]) => begins);
  const turned = Object.entries(paths).filter(([, path]) =>
    beginnings.some((begins) => path.startsWith(begins)),
  );
  expect(turned.map(([name]) => name)).toEqual(["arrow", "back"]);
});
