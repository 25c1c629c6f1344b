import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openFolderStore } from "../../storage/folder-store.ts";
import { newKey } from "../../storage/keys.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import { pdf } from "../fixtures/documents.ts";
import { wordSaying } from "../fixtures/texts.ts";
import { createImagePool, type ImagePool } from "../worker/image-pool.ts";
import { createTextRunner, type TextJobs } from "./text-runner.ts";

// The process behind the pool takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let store: ObjectStore;
let pool: ImagePool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "texts-"));
  store = await openFolderStore(join(folder, "files"));
  pool = createImagePool({ size: 1 });
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function stored(extension: string, data: Buffer): Promise<string> {
  const key = newKey(extension);
  await store.put(key, { data }, { contentType: "application/octet-stream" });
  return key;
}

/** A list of jobs as the database holds it, in memory, and a runner over it. */
function runnerOver(due: string[], reader: Pick<ImagePool, "text"> = pool) {
  const ended: [key: string, outcome: string][] = [];
  const jobs: TextJobs = {
    take: async () => due.shift(),
    renewLease: async () => undefined,
    done: async (key, { passages }) => void ended.push([key, passages.map(({ text }) => text).join(" ")]),
    unreadable: async (key, reason) => void ended.push([key, `unreadable: ${reason}`]),
    failed: async (key) => void ended.push([key, "failed"]),
  };
  const tempDir = join(folder, "tmp");
  return {
    runner: createTextRunner({ jobs, store, pool: reader, tempDir, onFailure: () => undefined }),
    ended,
    tempDir,
  };
}

it("reads what is due in a process of its own, and says what can't be read", async () => {
  const whole = await stored("docx", wordSaying("The kiosk", "and its tank"));
  const broken = await stored("pdf", pdf());
  const missing = newKey("txt");
  const { runner, ended, tempDir } = runnerOver([missing, broken, whole]);
  runner.start();
  await runner.settled();
  expect(ended).toEqual([
    [missing, "failed"],
    [broken, "unreadable: damaged"],
    [whole, "The kiosk and its tank"],
  ]);
  expect(await readdir(tempDir)).toEqual([]);
  await runner.stop();
});

it("leaves a document that is being read when the server stops to the next start", async () => {
  const key = await stored("txt", Buffer.from("A kiosk"));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow: Pick<ImagePool, "text"> = {
    text: (_source, _type, signal) =>
      new Promise((_resolve, reject) => {
        begin();
        signal?.addEventListener("abort", () => reject(new Error("ended")));
      }),
  };
  const { runner, ended } = runnerOver([key], slow);
  runner.start();
  await begun;
  await runner.stop();
  expect(ended).toEqual([]);
});
