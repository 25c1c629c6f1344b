import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Fault } from "../../lib/fault.ts";
import { publish } from "../../release/publish/publish.ts";
import { folderStore } from "../../sites/folder-store.ts";
import { deployFolder } from "../../sites/parts.ts";
import { fakeBuild, shellFiles } from "../../testing/fake-build.ts";
import { setUpSite } from "../../testing/sites.ts";
import { keepMirrored } from "./keep-mirrored.ts";
import type { Watch } from "./watch-releases.ts";

let folder = "";
let watch: Watch | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-mirrored-"));
});
afterEach(async () => {
  await watch?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("a part that is not whole is logged once, and again after it was; so is a store that can't be read", async () => {
  const released = join(folder, "released");
  await setUpSite(released);
  await publish(released, "shell", await fakeBuild(folder, "shell", shellFiles()));
  const inner = folderStore(released);
  const manifest = deployFolder("", "shell").manifest;
  const whole = (await inner.read(manifest)) ?? Buffer.alloc(0);
  let reads = 0;
  let isDown = false;
  const from = {
    ...inner,
    read: (path: string) => {
      if (path === manifest) reads += 1;
      return isDown ? Promise.reject(new Fault("The store does not answer.")) : inner.read(path);
    },
  };
  /** Waits until two rounds have begun since: the first of them is over by then. */
  const aRound = async () => {
    const before = reads;
    await expect.poll(() => reads).toBeGreaterThan(before + 1);
  };
  const log = { error: vi.fn(), warn: vi.fn() };
  const damaged = [`${released}: shell/asset-manifest.json is no JSON. shell stays as it is.`];
  const down = ["The store does not answer."];

  await inner.write(manifest, "{");
  watch = keepMirrored(from, join(folder, "site"), log, 10);
  await aRound();
  await aRound();
  expect(log.warn.mock.calls).toEqual([damaged]);
  isDown = true;
  await aRound();
  await aRound();
  expect(log.error.mock.calls).toEqual([down]);
  isDown = false;
  await aRound();
  expect(log.warn.mock.calls).toEqual([damaged]);

  await inner.write(manifest, whole);
  await aRound();
  await inner.write(manifest, "{");
  await aRound();
  expect(log.warn.mock.calls).toEqual([damaged, damaged]);
  isDown = true;
  await aRound();
  expect(log.error.mock.calls).toEqual([down, down]);
});
