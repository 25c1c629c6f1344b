import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import sharp from "sharp";
import { Portal, jpeg, type Chosen } from "../e2e/pages/portal.ts";
import { formOf } from "../e2e/fixtures/portal-content.ts";
import { openLane, type Lane } from "../faults/lane.ts";
import { browserOptions } from "../support/browser.ts";
import { cameraPhoto } from "../support/photo.ts";
import { Figures } from "./figures.ts";
import { armBadLine } from "./outbox/bad-line.ts";
import { Crossings } from "./outbox/crossings.ts";
import { heldDuring, peakDuring } from "./outbox/memory.ts";

const megabyte = 1_048_576;
const slowdown = 4;
/** The most photos a form takes in one go. */
const mostAtOnce = 20;
/** Bad lines to go over. */
const seeds = [4, 5, 6];

/**
 * The outbox on a slow phone and a bad line (issue 4). Chromium's throttling reaches a page's main thread alone, so the
 * time a photo spends in the scaling worker is counted fourfold. Memory is the resident set of the page's renderer, read
 * from /proc every 20 ms. The line runs at full speed: what is measured of it are bytes, as a ratio.
 */
export async function bench(only: string[]): Promise<string[]> {
  const figures = new Figures();
  const lane = await openLane();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(browserOptions);
    const photo = await photoOf(3 * megabyte);
    const gallery = await createGallery(lane);
    const desk = () => openDesk(browser as Browser, lane, gallery);
    const parts = {
      scaling: async () => scaling(await desk(), figures),
      saving: async () => saving(await desk(), lane, photo, figures),
      listing: async () => listing(await desk(), lane, figures),
      draining: async () => draining(await desk(), lane, photo, figures),
      large: () => failing(desk, lane, photo, 7, figures),
      small: async () => failing(desk, lane, await photoOf(0.4 * megabyte, 720), 40, figures),
    };
    for (const [name, part] of Object.entries(parts)) {
      if (only.length === 0 || only.includes(name)) await part();
    }
  } finally {
    await browser?.close();
    await lane.close();
  }
  return figures.broken;
}

/** One officer at a project's gallery, in a browser context of their own. */
interface Desk {
  page: Page;
  portal: Portal;
  cdp: CDPSession;
  browser: Browser;
  close(): Promise<void>;
}

async function openDesk(browser: Browser, { siteUrl }: Lane, gallery: string): Promise<Desk> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open(`/WaterProjectPhotosTable?project=${gallery}`);
  await portal.signIn();
  await page.getByRole("button", { name: "Add Photos" }).click({ timeout: 60_000 });
  const cdp = await context.newCDPSession(page);
  return { page, portal, cdp, browser, close: () => context.close() };
}

const throttle = ({ cdp }: Desk, rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });

async function scaling(desk: Desk, figures: Figures): Promise<void> {
  const { page } = desk;
  const folder = await mkdtemp(join(tmpdir(), "camera-"));
  const file = join(folder, "camera.jpg");
  try {
    // A file of the disk, as a phone's is: handed over as bytes it would count into the page's memory.
    await writeFile(file, await cameraPhoto());
    const scaled = page.evaluate(untilScaled);
    const grown = await peakDuring(desk.browser, async () => {
      await page.getByLabel(/^Photos/).setInputFiles(file);
      const ms = await scaled;
      figures.tell("scaling 12 megapixels, as fast as this machine", ms, "ms");
      figures.tell(`scaling 12 megapixels, ${slowdown}x slower`, ms * slowdown, "ms", { most: 3000 });
    });
    figures.tell("scaling 12 megapixels: growth of the renderer", grown / megabyte, "MB", { most: 150 });
  } finally {
    await rm(folder, { recursive: true });
  }
  await desk.close();
}

/** Runs in the page: milliseconds from a photo's choice until the screen says what it weighs now. */
function untilScaled(): Promise<number> {
  return new Promise((resolve) => {
    let began = 0;
    document.addEventListener("change", () => (began ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (began > 0 && /\d → \d/.test(document.body.textContent)) resolve(performance.now() - began);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function saving(desk: Desk, lane: Lane, photo: Buffer, figures: Figures): Promise<void> {
  const { page } = desk;
  await choose(desk, [jpeg("saved.jpg", photo)]);
  lane.proxy.down();
  await throttle(desk, slowdown);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll("button")].find(
          (one) => one.textContent === "Upload Photos",
        );
        const began = performance.now();
        new MutationObserver(() => {
          if (document.body.textContent.includes("Saved on this device")) resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        button?.click();
      }),
  );
  figures.tell(`"Saved on this device", 3 MB, ${slowdown}x slower`, ms, "ms", { most: 500 });
  await desk.close();
  lane.proxy.up();
}

/** Goes by Original size: the photos are to weigh what they weigh. Ten at a time, which is what Playwright carries. */
async function choose({ page, portal }: Desk, photos: Chosen[]): Promise<void> {
  for (let from = 0; from < photos.length; from += 10)
    await portal.choose("Photos", ...photos.slice(from, from + 10));
  await page.getByLabel("Original size").check();
}

async function listing(desk: Desk, lane: Lane, figures: Figures): Promise<void> {
  const { page, portal } = desk;
  const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#2b7a9b" } })
    .jpeg()
    .toBuffer();
  lane.proxy.down();
  for (let round = 1; round <= 25; round += 1) {
    const photos = Array.from({ length: 20 }, (_, at) => jpeg(`well ${round}-${at}.jpg`, small));
    await choose(desk, photos);
    await page.getByRole("button", { name: "Upload Photos" }).click();
    const name = `Notifications, ${round * 20} waiting to be sent`;
    await page.getByRole("button", { name }).waitFor({ timeout: 60_000 });
  }
  const began = performance.now();
  await portal.go("/AdminQueue");
  // Of the first batch: the last one's names stand below the form already.
  await page.getByText("well 1-0.jpg").first().waitFor({ state: "attached", timeout: 60_000 });
  figures.tell("500 queued photos listed", performance.now() - began, "ms", { most: 1000 });
  await desk.close();
  lane.proxy.up();
}

async function draining(desk: Desk, lane: Lane, photo: Buffer, figures: Figures): Promise<void> {
  await save(desk, lane, photo, 20);
  let largest = 0;
  await desk.cdp.send("Network.enable");
  desk.cdp.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
    largest = Math.max(largest, Number(headers["Content-Length"] ?? 0));
  });
  // A screen without pictures: what the queue's thumbnails take is no matter of sending.
  await desk.portal.go("/EventTable");
  await desk.portal.untilLoaded();
  const grown = await heldDuring(desk.cdp, async () => {
    lane.proxy.up();
    await desk.portal.untilSent();
  });
  figures.tell("draining 20 photos of 3 MB: largest body of a request", largest / megabyte, "MB", {
    most: 1.01,
  });
  figures.tell("draining 20 photos of 3 MB: held by the page", grown / megabyte, "MB", { most: 5 });
  await desk.close();
}

/** The same photos over a whole line and over a bad one: what the bad one takes more, whatever it was for. */
async function failing(
  desk: () => Promise<Desk>,
  lane: Lane,
  photo: Buffer,
  count: number,
  figures: Figures,
): Promise<void> {
  const { proxy } = lane;
  const over = async (seed?: number) => {
    const one = await desk();
    await save(one, lane, photo, count);
    const crossings = new Crossings();
    proxy.onCrossed = (crossing) => crossings.all.push(crossing);
    proxy.slow.isOn = true;
    if (seed !== undefined) armBadLine(proxy, seed);
    await drain(one, lane);
    proxy.calm();
    proxy.onCrossed = () => undefined;
    await one.close();
    return crossings;
  };
  const what = `${count} photos of ${(photo.length / megabyte).toFixed(1)} MB`;
  const whole = await over();
  figures.tell(`${what} over a whole line`, whole.bytes / megabyte, "MB");
  console.log(`  ${whole.account()}`);
  for (const seed of seeds) {
    const bad = await over(seed);
    figures.tell(
      `${what}, 30 % of requests failing, seed ${seed}: extra bytes`,
      (bad.bytes / whole.bytes - 1) * 100,
      "%",
      {
        most: 5,
      },
    );
    console.log(`  ${bad.failures()}\n  ${bad.account()}`);
  }
}

async function save(desk: Desk, lane: Lane, photo: Buffer, count: number): Promise<void> {
  lane.proxy.down();
  for (let from = 0; from < count; from += mostAtOnce) {
    const until = Math.min(count, from + mostAtOnce);
    const photos = Array.from({ length: until - from }, (_, at) =>
      jpeg(`photo ${from + at}.jpg`, Buffer.concat([photo, Buffer.from([from + at])])),
    );
    await choose(desk, photos);
    await desk.page.getByRole("button", { name: "Upload Photos" }).click();
    const name = `Notifications, ${until} waiting to be sent`;
    await desk.page.getByRole("button", { name }).waitFor({ timeout: 60_000 });
  }
}

async function drain({ page, portal }: Desk, lane: Lane): Promise<void> {
  await portal.go("/AdminQueue");
  lane.proxy.up();
  const empty = page.getByText("Nothing is waiting on this device.");
  const giveUpAt = Date.now() + 240_000;
  while (!(await empty.isVisible())) {
    if (Date.now() > giveUpAt) throw new Error("the queue was not sent in four minutes");
    // Not to sit out the pauses between two tries.
    await page
      .getByRole("button", { name: "Send now" })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
}

/** A JPEG of about so many bytes and no more than 2048 pixels: nothing is left to scale. */
async function photoOf(bytes: number, width = 2000): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width, height: (width / 4) * 3, channels: 3, background: "#2b7a9b", noise },
  });
  for (let quality = 95; ; quality -= 5) {
    const made = await picture.clone().jpeg({ quality }).toBuffer();
    if (made.length <= bytes * 1.1) return made;
  }
}

async function createGallery({ apiUrl, token }: Lane): Promise<string> {
  const answer = await fetch(`${apiUrl}/createProjectWater/waterProject`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf({ title: "Wells of the bench" }),
  });
  const made = (await answer.json()) as { _id?: string; data?: { _id?: string } };
  return made._id ?? made.data?._id ?? "";
}
