import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forceFileToDisk, forceFolderToDisk } from "./force-to-disk.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "force-to-disk-"));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

it("forces a file and its folder to disk", async () => {
  const path = join(folder, "file");
  await writeFile(path, "x");
  await expect(forceFileToDisk(path)).resolves.toBeUndefined();
  await expect(forceFolderToDisk(folder)).resolves.toBeUndefined();
});

it("says when there is nothing to force", async () => {
  await expect(forceFileToDisk(join(folder, "gone"))).rejects.toThrow("ENOENT");
  await expect(forceFolderToDisk(join(folder, "gone"))).rejects.toThrow("ENOENT");
});

it("opens no folder on Windows", async () => {
  vi.stubGlobal("process", { ...process, platform: "win32" });
  await expect(forceFolderToDisk(join(folder, "gone"))).resolves.toBeUndefined();
});
