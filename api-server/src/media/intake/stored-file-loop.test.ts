import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ObjectStore } from "../../storage/object-store.ts";
import { createStoredFileLoop } from "./stored-file-loop.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stored-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("leaves no file of the store open when its temporary folder can't be made", async () => {
  await writeFile(join(folder, "no-folder"), "");
  const opened: Readable[] = [];
  const store = {
    get: async () => {
      const stream = Readable.from([Buffer.from("x")]);
      opened.push(stream);
      return { stream, totalBytes: 1 };
    },
  } as unknown as ObjectStore;
  const due = ["key"];
  const errors: unknown[] = [];
  let failed = () => {};
  const done = new Promise<void>((resolve) => (failed = resolve));
  const loop = createStoredFileLoop(
    {
      take: async () => due.shift(),
      renewLease: async () => undefined,
      make: async () => undefined,
      done: async () => undefined,
      failed: async () => failed(),
    },
    { store, tempDir: join(folder, "no-folder", "below"), onFailure: (_key, error) => errors.push(error) },
  );
  loop.start();
  await done;
  await loop.stop();
  expect(errors).toHaveLength(1);
  expect(opened.filter(({ destroyed }) => !destroyed)).toEqual([]);
});
