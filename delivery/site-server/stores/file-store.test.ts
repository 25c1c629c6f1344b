import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileStore } from "./file-store.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-store-"));
  for (const name of ["a", "b", "c"]) await writeFile(join(folder, name), "x".repeat(40));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([0, 60_000])(
  "of full memory the file asked for longest ago goes (rechecked after %i ms)",
  async (recheckMs) => {
    const store = fileStore({ maxBytes: 100, recheckMs });
    const read = (name: string) => store.read(join(folder, name));
    const [first, second] = [await read("a"), await read("b")];
    await read("a");
    await read("c");
    expect(await read("a")).toBe(first);
    expect(await read("b")).not.toBe(second);
  },
);
