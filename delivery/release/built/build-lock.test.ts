import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withBuildLock } from "./build-lock.ts";

vi.mock(import("proper-lockfile"), async (original) => {
  const real = await original();
  return { ...real, lock: vi.fn(real.lock) };
});

let folder: string;
let path: string;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-lock-"));
  path = join(folder, "cache/building.lock");
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("one build runs at a time, and the second says that it waits", async () => {
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = withBuildLock(
    async () => {
      order.push("first begins");
      await new Promise<void>((resolve) => (finish = resolve));
      order.push("first ends");
    },
    { path, say },
  );
  await expect.poll(() => order).toEqual(["first begins"]);
  const second = withBuildLock(() => Promise.resolve(order.push("second")), { path, say });
  await expect.poll(() => said).toEqual(["Waiting until another build of this checkout has ended"]);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(["first begins", "first ends", "second"]);
});

test("the lock of a killed build is taken over, whatever process has its number now", async () => {
  await mkdir(path, { recursive: true });
  const before = new Date(Date.now() - 60_000);
  await utimes(path, before, before);
  expect(await withBuildLock(() => Promise.resolve("built"), { path, say })).toBe("built");
  expect(said).toEqual([]);
});

test("a build that fails leaves no lock behind", async () => {
  await expect(withBuildLock(() => Promise.reject(new Error("failed")), { path, say })).rejects.toThrow(
    "failed",
  );
  expect(await withBuildLock(() => Promise.resolve("built"), { path, say })).toBe("built");
});

test.each(["EACCES", "EROFS"])(
  "a checkout that can't be written to (%s) is refused in a sentence",
  async (code) => {
    vi.mocked(lock).mockRejectedValueOnce(Object.assign(new Error("mkdir"), { code }));
    await expect(withBuildLock(() => Promise.resolve("built"), { path, say })).rejects.toThrow(
      "Something has to be built, and this user can't write to the checkout",
    );
  },
);
