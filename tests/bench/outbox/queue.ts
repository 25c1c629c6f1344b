import { setTimeout } from "node:timers/promises";
import { createApi } from "@ministry/api-client";
import sharp from "sharp";
import { jpeg } from "../../e2e/pages/portal.ts";
import type { Lane } from "../../faults/lane.ts";
import type { Figures } from "../figures.ts";
import { mostMs, watchTasks } from "./longest-task.ts";
import { carriedQueue } from "./carried-queue.ts";
import { choose, slowdown, throttle, type OpenPortal } from "./open-portal.ts";

/** How long the queue's page takes to list 500 photos. */
export async function listing(open: OpenPortal, lane: Lane, figures: Figures): Promise<void> {
  const { page, portal } = open;
  const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#2b7a9b" } })
    .jpeg()
    .toBuffer();
  lane.proxy.down();
  for (let round = 1; round <= 25; round += 1) {
    const photos = Array.from({ length: 20 }, (_, at) => jpeg(`well ${round}-${at}.jpg`, small));
    await choose(open, photos);
    await page.getByRole("button", { name: "Upload Photos" }).click();
    const name = `Notifications, ${round * 20} waiting to be sent`;
    await page.getByRole("button", { name }).waitFor({ timeout: 60_000 });
  }
  const began = performance.now();
  await portal.go("/AdminQueue");
  // Of the first batch: the last one's names stand below the form already.
  await page.getByText("well 1-0.jpg").first().waitFor({ state: "attached", timeout: 60_000 });
  figures.tell("500 queued photos listed", performance.now() - began, "ms", { most: 1000 });
  await open.close();
  lane.proxy.up();
}

/** Entries that the queue's page lists before it is asked for more. */
const listed = 50;

/**
 * A thousand queued photos: carried here from another phone, listed, then sent; the longest task of the page meanwhile,
 * and the time of each.
 *
 * @param gallery id of the project they are for
 */
export async function thousand(
  open: OpenPortal,
  lane: Lane,
  gallery: string,
  figures: Figures,
): Promise<void> {
  const { page, portal } = open;
  const jobs = Number(process.env.JOBS ?? 1000);
  const small = await sharp({ create: { width: 32, height: 24, channels: 3, background: "#2b7a9b" } })
    .jpeg()
    .toBuffer();
  const limit = { most: mostMs };
  const queue = await carriedQueue(lane, gallery, small, jobs);
  await portal.go("/AdminQueue");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Copy the queue to another device").click();
  await page
    .getByLabel("Import a queue")
    .setInputFiles({ name: "other.queue", mimeType: "text/plain", buffer: queue });
  await page.getByText(`${jobs} items imported.`).waitFor({ timeout: 300_000 });
  await portal.go("/EventTable");
  await portal.untilLoaded();

  await throttle(open, slowdown);
  let longest = await watchTasks(open.cdp);
  await portal.go("/AdminQueue");
  // The first page of them stands there whole once its last photo does.
  const last = page.getByText(`well ${Math.min(listed, jobs) - 1}.jpg`, { exact: true });
  await last.waitFor({ state: "attached", timeout: 120_000 });
  figures.tell(`${jobs} jobs listed, ${slowdown}x slower: longest task`, await longest(), "ms", limit);
  const button = await page.getByRole("button", { name: "Send now" }).boundingBox();
  if (!button) throw new Error("Send now is out of sight");
  await collectGarbage(open);
  longest = await watchTasks(open.cdp);
  const began = performance.now();
  // By place, and asked of the server: what Playwright looks for in a page is garbage that the page has to collect.
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await received(lane, gallery, jobs);
  await page.getByText("Nothing is waiting on this device.").waitFor();
  figures.tell(`${jobs} jobs sent, ${slowdown}x slower: each`, (performance.now() - began) / jobs, "ms");
  figures.tell(`${jobs} jobs sent, ${slowdown}x slower: longest task`, await longest(), "ms", limit);
  await open.close();
}

/** What the import and the listing left behind is not the sending's. */
const collectGarbage = ({ cdp }: OpenPortal) => cdp.send("HeapProfiler.collectGarbage");

/** Waits until the server has so many photos of a project. */
async function received({ apiUrl }: Lane, project: string, photos: number): Promise<void> {
  const api = createApi({ apiBase: apiUrl, storageBase: `${apiUrl}/storage` });
  for (const end = Date.now() + 900_000; ; await setTimeout(1_000)) {
    if ((await api.photos.list("water", project)).length >= photos) return;
    if (Date.now() > end) throw new Error("Not all photos arrived within a quarter of an hour");
  }
}
