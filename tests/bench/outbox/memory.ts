import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";

const everyMs = 20;

/**
 * How much the browser's renderers grow while `work` goes on, at most: bytes of their resident sets together. A page's
 * workers live in its renderer.
 */
export async function peakDuring(browser: Browser, work: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const resident = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    const sizes = await Promise.all(renderers.map(({ id }) => residentBytes(id)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const before = await resident();
  let peak = before;
  let done = false;
  const watch = (async () => {
    while (!done) {
      peak = Math.max(peak, await resident());
      await pause(everyMs);
    }
  })();
  try {
    await work();
  } finally {
    done = true;
    await watch;
    await session.detach();
  }
  return peak - before;
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/**
 * How much more a page holds while `work` goes on, at most: its objects and the buffers behind them, counted each time
 * after its garbage was collected. What has been let go does not count, however late the browser gives it back.
 */
export async function heldDuring(cdp: CDPSession, work: () => Promise<void>): Promise<number> {
  const held = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const usage = (await cdp.send("Runtime.getHeapUsage")) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    if (usage.backingStorageSize === undefined) throw new Error("this browser does not tell of buffers");
    return usage.usedSize + usage.backingStorageSize;
  };
  const before = await held();
  let most = before;
  let done = false;
  const watch = (async () => {
    while (!done) most = Math.max(most, await held());
  })();
  try {
    await work();
  } finally {
    done = true;
    await watch;
  }
  return most - before;
}
