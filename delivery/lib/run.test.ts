import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

test("the checkout may be in a folder with spaces, percent signs and letters beside ASCII", async () => {
  const checkout = await mkdtemp(join(tmpdir(), "Büro 100% – "));
  try {
    const lib = join(checkout, "delivery/lib");
    await mkdir(lib, { recursive: true });
    for (const name of ["run.ts", "fault.ts"])
      await copyFile(join(import.meta.dirname, name), join(lib, name));
    const { root } = (await import(pathToFileURL(join(lib, "run.ts")).href)) as { root: string };
    expect(root).toBe(checkout);
  } finally {
    await rm(checkout, { recursive: true });
  }
});
