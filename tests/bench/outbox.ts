import { chromium, type Browser } from "@playwright/test";
import { jpeg } from "../e2e/pages/portal.ts";
import { openLane, type Lane } from "../faults/lane.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { Figures } from "./figures.ts";
import { armBadConnection } from "./outbox/bad-connection.ts";
import { Crossings } from "./outbox/crossings.ts";
import { heldDuring } from "./outbox/memory.ts";
import {
  choose,
  createGallery,
  mostAtOnce,
  openPortal,
  slowdown,
  throttle,
  type OpenPortal,
} from "./outbox/open-portal.ts";
import { photoOf } from "./outbox/photo.ts";
import { choosing } from "./outbox/pictures.ts";
import { listing, thousand } from "./outbox/queue.ts";
import { scaling } from "./outbox/scaling.ts";

const megabyte = 1_048_576;
/** Bad connections to go over. */
const seeds = [4, 5, 6];

/**
 * The outbox on a slow phone and a bad connection (issues 4 and 14). Chromium's throttling reaches a page's main thread alone, so the
 * time a photo spends in the scaling worker is counted fourfold. Memory is the resident set of the page's renderer, read
 * from /proc every 20 ms. The connection runs at full speed: what is measured of it are bytes, as a ratio.
 */
export async function bench(only: string[]): Promise<string[]> {
  const figures = new Figures();
  const lane = await openLane();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(browserOptions);
    const photo = await photoOf(3 * megabyte);
    const gallery = await createGallery(lane);
    const open = () => openPortal(browser as Browser, lane, gallery);
    const parts = {
      scaling: async () => scaling(await open(), figures),
      pictures: async () => choosing(await open(), figures),
      saving: async () => saving(await open(), lane, photo, figures),
      listing: async () => listing(await open(), lane, figures),
      thousand: async () => thousand(await open(), lane, gallery, figures),
      draining: async () => draining(await open(), lane, photo, figures),
      large: () => failing(open, lane, photo, 7, figures),
      small: async () => failing(open, lane, await photoOf(0.4 * megabyte, 720), 40, figures),
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

async function saving(open: OpenPortal, lane: Lane, photo: Buffer, figures: Figures): Promise<void> {
  const { page } = open;
  await choose(open, [jpeg("saved.jpg", photo)]);
  lane.proxy.down();
  await throttle(open, slowdown);
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
  await open.close();
  lane.proxy.up();
}

async function draining(open: OpenPortal, lane: Lane, photo: Buffer, figures: Figures): Promise<void> {
  await save(open, lane, photo, 20);
  let largest = 0;
  await open.cdp.send("Network.enable");
  open.cdp.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
    largest = Math.max(largest, Number(headers["Content-Length"] ?? 0));
  });
  // A screen without pictures: what the queue's thumbnails take is no matter of sending.
  await open.portal.go("/EventTable");
  await open.portal.untilLoaded();
  const grown = await heldDuring(open.cdp, async () => {
    lane.proxy.up();
    await open.portal.untilSent();
  });
  figures.tell("draining 20 photos of 3 MB: largest body of a request", largest / megabyte, "MB", {
    most: 1.01,
  });
  figures.tell("draining 20 photos of 3 MB: held by the page", grown / megabyte, "MB", { most: 5 });
  await open.close();
}

/** The same photos over a whole line and over a bad one: what the bad one takes more, whatever it was for. */
async function failing(
  open: () => Promise<OpenPortal>,
  lane: Lane,
  photo: Buffer,
  count: number,
  figures: Figures,
): Promise<void> {
  const { proxy } = lane;
  const over = async (seed?: number) => {
    const one = await open();
    await save(one, lane, photo, count);
    const crossings = new Crossings();
    proxy.onCrossed = (crossing) => crossings.all.push(crossing);
    proxy.slow.isOn = true;
    if (seed !== undefined) armBadConnection(proxy, seed);
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

async function save(open: OpenPortal, lane: Lane, photo: Buffer, count: number): Promise<void> {
  lane.proxy.down();
  for (let from = 0; from < count; from += mostAtOnce) {
    const until = Math.min(count, from + mostAtOnce);
    const photos = Array.from({ length: until - from }, (_, at) =>
      jpeg(`photo ${from + at}.jpg`, Buffer.concat([photo, Buffer.from([from + at])])),
    );
    await choose(open, photos);
    await open.page.getByRole("button", { name: "Upload Photos" }).click();
    const name = `Notifications, ${until} waiting to be sent`;
    await open.page.getByRole("button", { name }).waitFor({ timeout: 60_000 });
  }
}

async function drain({ page, portal }: OpenPortal, lane: Lane): Promise<void> {
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
