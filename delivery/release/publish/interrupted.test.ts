import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderStore } from "../../sites/folder-store.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../../testing/fake-build.ts";
import { currentManifest } from "../../testing/sites.ts";
import { publish } from "./publish.ts";
import { faultInFiles } from "../stored/whole.ts";

let folder: string;
let sites: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "interrupted-"));
  sites = join(folder, "sites");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** A store in which every change after the first `steps` fails. */
function failingAfter(steps: number, failure: () => Error): ReleaseStore & { isSpent(): boolean } {
  const store = folderStore(sites);
  let left = steps;
  let isSpent = false;
  const step = () => {
    left -= 1;
    if (left >= 0) return;
    isSpent = true;
    throw failure();
  };
  return {
    ...store,
    async write(path, content) {
      step();
      await store.write(path, content);
    },
    async remove(path) {
      step();
      await store.remove(path);
    },
    isSpent: () => isSpent,
  };
}

/** Breaks a release off after every one of its steps in turn, until it gets through. */
async function breakOffEverywhere(failure: () => Error): Promise<{ steps: number; refusals: string[] }> {
  await publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles()));
  // Enough releases for the collector to have something to do.
  for (const text of ["a", "b", "c", "d", "e", "f"])
    await publish(sites, "public-mfe", await fakeBuild(folder, "public-mfe", remoteFiles(text)));
  const refusals: string[] = [];
  for (let steps = 0; steps < 100; steps += 1) {
    const before = (await currentManifest(sites, "public-mfe")).buildId;
    const source = await fakeBuild(folder, "public-mfe", remoteFiles(`next${steps}`));
    const store = failingAfter(steps, failure);
    const after = await publish(store, "public-mfe", source).then(
      ({ manifest }) => manifest.buildId,
      (error: Error) => void refusals.push(error.message),
    );
    const current = await currentManifest(sites, "public-mfe");
    expect(await faultInFiles(sites, current), `after ${steps} steps`).toBeUndefined();
    if (!store.isSpent()) {
      expect(current.buildId).toBe(after);
      return { steps, refusals };
    }
    if (current.buildId !== before) expect(current.entry).toBe(`remoteEntry-next${steps}.js`);
    // The next team's release goes through, and takes up or collects what was left.
    const next = await publish(
      sites,
      "public-mfe",
      await fakeBuild(folder, "public-mfe", remoteFiles(`good${steps}`)),
    );
    expect(await faultInFiles(sites, next.manifest)).toBeUndefined();
  }
  throw new Error("a release has no end");
}

const canMount = process.platform === "linux" && process.getuid?.() === 0 && mountable();

/** Whether this process may mount a small file system: containers often forbid it. */
function mountable(): boolean {
  const place = mkdtempSync(join(tmpdir(), "full-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", place]).status === 0;
  if (isMounted) spawnSync("umount", [place]);
  rmdirSync(place);
  return isMounted;
}

describe.runIf(canMount)("a release onto a full disk", () => {
  beforeEach(async () => {
    await mkdir(sites);
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", sites]);
  });
  afterEach(() => void spawnSync("umount", [sites]));

  it("says so, leaves the old release whole, and works once there is room", async () => {
    await publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles()));
    const { manifest } = await publish(
      sites,
      "public-mfe",
      await fakeBuild(folder, "public-mfe", remoteFiles("a")),
    );
    const large = { ...remoteFiles("b"), "assets/large.png": randomBytes(300_000).toString("base64") };
    const source = await fakeBuild(folder, "public-mfe", large);
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow(
      /large\.png can't be written: no space is left/,
    );
    expect(await currentManifest(sites, "public-mfe")).toEqual(manifest);
    expect(await faultInFiles(sites, manifest)).toBeUndefined();
    spawnSync("mount", ["-o", "remount,size=2m", sites]);
    const next = await publish(sites, "public-mfe", source);
    expect(await faultInFiles(sites, next.manifest)).toBeUndefined();
  });
});

describe("a release that is broken off after each of its steps", () => {
  it("leaves the old release or the new one, whole, and the next release works", async () => {
    const { steps } = await breakOffEverywhere(() => new Error("killed"));
    // Manifest, four files, bundle, switch, list, and what is collected.
    expect(steps).toBeGreaterThan(10);
  });
});
