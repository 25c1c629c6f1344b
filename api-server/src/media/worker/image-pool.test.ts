import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { zip } from "../fixtures/documents.ts";
import { twoFields } from "../fixtures/pictures.ts";
import { type ImagePool, createImagePool } from "./image-pool.ts";

// A fresh process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let pool: ImagePool;
let small: string;
let large: string;
let longText: string;
let emptyCells: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-pool-"));
  pool = createImagePool({ size: 1 });
  [small, large] = [join(folder, "small"), join(folder, "large")];
  await writeFile(small, await twoFields().toBuffer());
  await writeFile(large, await twoFields(5_000, 4_000).toBuffer());
  longText = join(folder, "long.txt");
  await writeFile(longText, "a line of a long report\n".repeat(4_000_000));
  emptyCells = join(folder, "cells.xlsx");
  const content = `<sst>${"<si/>".repeat(6_000_000)}</sst>`;
  await writeFile(emptyCells, zip([{ name: "xl/sharedStrings.xml", content }]));
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const intake = (source: string) => pool.intake(source, join(folder, "prepared"));

/** The image processes this one has, where the system lists them (Linux). */
const childrenFile = `/proc/${process.pid}/task/${process.pid}/children`;
const imageProcesses = () =>
  readFileSync(childrenFile, "utf8")
    .split(" ")
    .filter((pid) => pid !== "" && commandOf(pid).includes("image-worker"))
    .map(Number);

/** Empty for a process that has ended since it was listed. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The process that works now, which is none of the known ones. */
async function nextProcess(known: number[]): Promise<number> {
  const fresh = () => imageProcesses().find((pid) => !known.includes(pid));
  return vi.waitUntil(fresh, { timeout: 20_000, interval: 5 });
}

describe("the process that decodes pictures", () => {
  it("does urgent work before patient work", async () => {
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    await Promise.all([
      intake(small).then(note("first")),
      pool.variants(small, folder, "patient").then(note("patient")),
      intake(small).then(note("urgent")),
    ]);
    expect(order).toEqual(["first", "urgent", "patient"]);
    expect(pool.pending()).toBe(0);
  });

  it("gives work up when it is aborted, and takes the next", async () => {
    const ending = new AbortController();
    const work = pool.variants(large, folder, "given-up", ending.signal);
    ending.abort();
    await expect(work).rejects.toThrow();
    await expect(intake(small)).resolves.toMatchObject({ width: 96, height: 64 });
  });

  it.runIf(existsSync(childrenFile))("does a picture once more when it is killed in the middle", async () => {
    await intake(small);
    const work = intake(large);
    process.kill(await nextProcess([]), "SIGKILL");
    await expect(work).resolves.toMatchObject({ width: 5_000, height: 4_000 });
  });

  it.runIf(existsSync(childrenFile)).each([
    ["a picture", () => intake(large)],
    ["a document", () => pool.document(longText, "long.txt")],
    ["the text of a document", () => pool.text(emptyCells, "xlsx")],
  ])("killed twice over %s is the server's trouble, and no fault of the file", async (_what, begin) => {
    await intake(small);
    const work = begin();
    const settled = expect(work).rejects.toMatchObject({ name: "Problem", statusCode: 503 });
    const first = await nextProcess([]);
    process.kill(first, "SIGKILL");
    process.kill(await nextProcess([first]), "SIGKILL");
    await settled;
    await expect(intake(small)).resolves.toMatchObject({ extension: "jpg" });
  });

  it.runIf(existsSync(childrenFile))("that crashes twice over one file refuses it", async () => {
    await intake(small);
    const work = intake(large);
    const settled = expect(work).rejects.toMatchObject({ statusCode: 422, reason: "damaged" });
    const first = await nextProcess([]);
    process.kill(first, "SIGSEGV");
    process.kill(await nextProcess([first]), "SIGSEGV");
    await settled;
  });

  it.runIf(existsSync("/dev/full"))(
    "distinguishes a disk that refuses the result from a damaged picture, by the disk's own code",
    async () => {
      const nowhere = pool.intake(small, join(folder, "no such folder", "prepared"));
      await expect(nowhere).rejects.toMatchObject({ name: "Problem", statusCode: 503 });
      await expect(pool.intake(small, "/dev/full")).rejects.toMatchObject({
        name: "Problem",
        statusCode: 507,
      });
      const variants = pool.variants(large, join(folder, "no such folder"), "stem");
      await expect(variants).rejects.toMatchObject({ name: "Problem", statusCode: 503 });
      const gone = pool.document(join(folder, "gone.pdf"), "gone.pdf");
      await expect(gone).rejects.toMatchObject({ name: "Problem", statusCode: 503 });
    },
  );

  it.runIf(existsSync(childrenFile))("knows none of the server's settings", async () => {
    process.env["S3_SECRET_ACCESS_KEY"] = "a secret of the server";
    const fresh = createImagePool({ size: 1 });
    const known = imageProcesses();
    await fresh.intake(small, join(folder, "prepared"));
    const pid = imageProcesses().find((one) => !known.includes(one)) ?? 0;
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("a secret of the server");
    await fresh.close();
    delete process.env["S3_SECRET_ACCESS_KEY"];
    expect(imageProcesses()).not.toContain(pid);
  });

  it("refuses work once it is closed", async () => {
    const closed = createImagePool({ size: 1 });
    await closed.close();
    await expect(closed.intake(small, join(folder, "prepared"))).rejects.toThrow("closed");
  });
});
