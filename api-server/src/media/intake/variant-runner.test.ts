import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openFolderStore } from "../../storage/folder-store.ts";
import { newKey } from "../../storage/keys.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import { twoFields } from "../fixtures/pictures.ts";
import { type ImagePool, createImagePool } from "../worker/image-pool.ts";
import { type MadeVariant, type VariantJobs, createVariantRunner } from "./variant-runner.ts";

// The process behind the pool takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

/** A list of jobs as the database holds it, in memory. */
function jobList() {
  const due: string[] = [];
  const done = new Map<string, MadeVariant[]>();
  const failed = new Map<string, string>();
  const jobs: VariantJobs = {
    take: async () => due.shift(),
    renewLease: async () => undefined,
    done: async (reference, variants) => void done.set(reference, variants),
    failed: async (reference, reason) => void failed.set(reference, reason),
    waiting: async () => ({ due: due.length, failing: 0 }),
  };
  return { due, done, failed, jobs };
}

let folder: string;
let store: ObjectStore;
let pool: ImagePool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "variants-"));
  store = await openFolderStore(join(folder, "files"));
  pool = createImagePool({ size: 1 });
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function picture(width: number, height: number): Promise<string> {
  const key = newKey("jpg");
  await store.put(
    key,
    { data: await twoFields(width, height).jpeg().toBuffer() },
    { contentType: "image/jpeg" },
  );
  return key;
}

function runner(jobs: VariantJobs, leaseMs?: number) {
  const failures: unknown[] = [];
  const onFailure = (_reference: string | undefined, error: unknown) => void failures.push(error);
  const tempDir = join(folder, "tmp");
  return { ...createVariantRunner({ jobs, store, pool, tempDir, onFailure, leaseMs }), failures };
}

it("makes WebP and AVIF copies at the widths below the picture's own, never larger", async () => {
  const { due, done, jobs } = jobList();
  const reference = await picture(700, 350);
  due.push(reference);
  const variants = runner(jobs);
  variants.start();
  await variants.settled();
  await variants.stop();
  const made = done.get(reference) ?? [];
  expect(made.map(({ width, height, format }) => `${width}x${height} ${format}`).sort()).toEqual([
    "320x160 avif",
    "320x160 webp",
    "640x320 avif",
    "640x320 webp",
  ]);
  for (const { key, width, bytes, format } of made) {
    expect(key).toBe(`${reference.slice(0, 24)}-${width}.${format}`);
    const opened = await store.get(key);
    const content = await buffer(opened!.stream);
    expect(content.length).toBe(bytes);
    expect((await sharp(content).metadata()).width).toBe(width);
  }
  expect(await readdir(join(folder, "tmp"))).toEqual([]);
});

it("has nothing to make for a small picture", async () => {
  const { due, done, jobs } = jobList();
  const reference = await picture(200, 100);
  due.push(reference);
  const variants = runner(jobs);
  variants.start();
  await variants.settled();
  await variants.stop();
  expect(done.get(reference)).toEqual([]);
});

it("goes on with the next picture after one that fails", async () => {
  const { due, done, failed, jobs } = jobList();
  const [lost, good] = [newKey("jpg"), await picture(400, 200)];
  due.push(lost, good);
  const variants = runner(jobs);
  variants.start();
  await variants.settled();
  await variants.stop();
  expect(failed.get(lost)).toBe("the original is not in the store");
  expect(variants.failures).toHaveLength(1);
  expect(done.get(good)).toHaveLength(2);
});

it("finds what was announced while it worked", async () => {
  const { due, done, jobs } = jobList();
  const [first, second] = [await picture(400, 200), await picture(400, 200)];
  due.push(first);
  const variants = runner(jobs);
  variants.start();
  due.push(second);
  variants.wake();
  await variants.settled();
  await variants.stop();
  expect([...done.keys()]).toEqual([first, second]);
});

it("holds its claim for as long as it works, so that a short one is enough", async () => {
  const { due, done, jobs } = jobList();
  const reference = await picture(700, 350);
  due.push(reference);
  const renewLease = vi.spyOn(jobs, "renewLease");
  const variants = runner(jobs, 20);
  variants.start();
  await variants.settled();
  expect(done.has(reference)).toBe(true);
  expect(renewLease).toHaveBeenCalledWith(reference, 20);
  const calls = renewLease.mock.calls.length;
  due.push(await picture(200, 100));
  variants.wake();
  await variants.settled();
  await variants.stop();
  expect(renewLease.mock.calls.slice(calls).every(([renewed]) => renewed !== reference)).toBe(true);
});

it("takes no more once it is stopped", async () => {
  const { due, done, jobs } = jobList();
  due.push(await picture(400, 200), await picture(400, 200), await picture(400, 200));
  const variants = runner(jobs);
  variants.start();
  await variants.stop();
  expect(done.size).toBeLessThan(2);
  variants.wake();
  await variants.settled();
  expect(due.length).toBeGreaterThan(0);
});
