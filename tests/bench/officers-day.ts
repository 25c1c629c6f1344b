import { chromium, type Page } from "@playwright/test";
import { officersPhone } from "../e2e/fixtures/officers-phone.ts";
import { jpeg, Portal, type Chosen } from "../e2e/pages/portal.ts";
import { openLane, type Lane } from "../faults/lane.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { phonePhoto } from "../support/devices/photo.ts";
import { Figures } from "./figures.ts";
import { Account } from "./officers-day/account.ts";

/** A phone's connection in the field and its processor. */
const kbit = 1474.56;
const latencyMs = 150;
const slowdown = 4;
/** Waiting for the machine that runs this, which may be busy. */
const timeout = 60_000;

const pictures = ["Overview Image", "Objective Image", "Geographic Image", "Stakeholder 1"];
const title = "Well of the day";

/**
 * A field officer's day at 390 px (issue 14): signs in, looks at a list, creates a project with 4 pictures and 6 photos,
 * changes it, takes 3 photos while nothing can be reached, and comes back. Tells taps, seconds and bytes of each step.
 */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const lane = await openLane();
  const browser = await chromium.launch(browserOptions);
  try {
    const context = await browser.newContext(officersPhone);
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const cdp = await context.newCDPSession(page);
    const account = await Account.open(page, cdp, figures);
    const bytesPerSecond = (kbit * 1000) / 8;
    await cdp.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: latencyMs },
      ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await walk(page, lane, account);
    figures.tell(
      "the day: taps",
      account.total((step) => step.taps),
      "",
    );
    figures.tell(
      "the day: time",
      account.total((step) => step.seconds),
      "s",
    );
    figures.tell("the day: bytes", account.total((step) => step.bytes) / 1000, "kB");
  } finally {
    await browser.close();
    await lane.close();
  }
  return figures.broken;
}

async function walk(page: Page, lane: Lane, account: Account): Promise<void> {
  const portal = new Portal(page, lane.siteUrl);
  const photo = await phonePhoto({ width: 2400, height: 1800 });
  const photosFrom = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      jpeg(`photo ${from + at}.jpg`, Buffer.concat([photo, Buffer.from([from + at])])),
    );
  const add = async (choice: string, files: readonly Chosen[]) => {
    const opened = page.waitForEvent("filechooser");
    await page.getByText(choice, { exact: true }).first().tap();
    await (await opened).setFiles([...files]);
    account.chose(files.length);
  };

  await account.step("sign in", async () => {
    await portal.open("/AdminLogin");
    await portal.signIn();
    await portal.expectAt("/Dashboard", { timeout });
  });
  await account.step("look at a list", async () => {
    await page.getByRole("button", { name: "Open sidebar" }).tap();
    await page.getByRole("link", { name: "Water Projects", exact: true }).tap();
    await portal.heading.filter({ hasText: /Water/ }).waitFor();
    await portal.untilLoaded();
  });
  await account.step("create a project with 4 pictures and 6 photos", async () => {
    await page.getByRole("button", { name: "New" }).tap();
    await page.getByRole("link", { name: "Water project", exact: true }).tap();
    await page.getByRole("textbox", { name: /^Title\b/ }).tap();
    await page.keyboard.type(title);
    await add("Choose pictures", photosFrom(0, pictures.length));
    for (const label of pictures)
      await page.getByRole("button", { name: new RegExp(`^Remove .+ from ${label}$`) }).waitFor();
    await add("Choose photos", photosFrom(4, 6));
    await page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem").nth(5).waitFor();
    await page.getByRole("button", { name: "Save project" }).tap();
    await page.getByRole("button", { name: "Publish anyway" }).tap();
    await portal.expectAt("/WaterProjectTable", { timeout });
    await received(page);
  });
  await account.step("change its title", async () => {
    await portal.openActions(title);
    await page.getByRole("link", { name: `Update ${title}` }).tap();
    await page.getByRole("textbox", { name: /^Title\b/ }).tap();
    await page.keyboard.press("End");
    await page.keyboard.type(", deepened");
    await page.getByRole("button", { name: "Update", exact: true }).tap();
    await portal.expectAt("/WaterProjectTable", { timeout });
    await received(page);
    // What the list shows now is what it shows offline.
    await page.getByText(`${title}, deepened`).first().waitFor();
  });
  lane.proxy.down();
  await account.step("save 3 photos offline", async () => {
    await page.getByRole("button", { name: "New" }).tap();
    await page.getByRole("link", { name: "Water project photos" }).tap();
    await page.getByLabel("Project", { exact: true }).selectOption({ label: `${title}, deepened` });
    await page.getByRole("button", { name: "Add Photos" }).tap();
    await add("Choose photos", photosFrom(10, 3));
    await page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem").nth(2).waitFor();
    await page.getByRole("button", { name: "Upload Photos" }).tap();
    await page.getByText("Saved on this device", { exact: true }).first().waitFor();
  });
  lane.proxy.up();
  await account.step("back online until everything is received", async () => {
    await page.getByRole("button", { name: /^Notifications, / }).tap();
    await page.getByRole("link", { name: /Upload queue/ }).tap();
    await page.getByRole("button", { name: "Send now" }).tap();
    await received(page);
  });
}

/** The bell counts nothing more: all that was saved has reached the server. */
const received = (page: Page) =>
  page.getByRole("button", { name: "Notifications", exact: true }).waitFor({ timeout });
