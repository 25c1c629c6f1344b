import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { twoFields } from "./fixtures/pictures.ts";
import { type ImagePool, createImagePool } from "./image-pool.ts";

// A fresh process takes its time to start.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let pool: ImagePool;
let small: string;
let large: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-pool-"));
  pool = createImagePool({ size: 1 });
  [small, large] = [join(folder, "small"), join(folder, "large")];
  await writeFile(small, await twoFields().toBuffer());
  await writeFile(large, await twoFields(5_000, 4_000).toBuffer());
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const intake = (source: string) => pool.intake(source, join(folder, "prepared"));

/** The image processes this one has, where the system tells (Linux). */
const childrenFile = `/proc/${process.pid}/task/${process.pid}/children`;
const imageProcesses = () =>
  readFileSync(childrenFile, "utf8")
    .split(" ")
    .filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("image-worker"))
    .map(Number);

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

  it("gives work up when it is told to, and takes the next", async () => {
    const ending = new AbortController();
    const work = pool.variants(large, folder, "given-up", ending.signal);
    ending.abort();
    await expect(work).rejects.toThrow();
    await expect(intake(small)).resolves.toMatchObject({ width: 96, height: 64 });
  });

  it.runIf(existsSync(childrenFile))("takes nothing with it when it dies, and is started again", async () => {
    await intake(small);
    const work = intake(large);
    const [pid] = imageProcesses();
    process.kill(pid ?? 0, "SIGKILL");
    await expect(work).rejects.toMatchObject({ statusCode: 422, reason: "damaged" });
    await expect(intake(small)).resolves.toMatchObject({ extension: "jpg" });
  });

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
