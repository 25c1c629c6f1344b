import type { Locator, Page } from "@playwright/test";
import { signIn, untilSmallPictures } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { KillableBrowser } from "../../../support/devices/killable-browser.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

const project = "Borehole of the eastern plain";
const photoName = `${project}: photo 1 of 2`;

/** Waits until the picture is really fetched and decoded; it stands far down the page and is loaded only there. */
async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** A phone's photo is stored lying on its side; the server turns it upright. */
const isUpright = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);

async function openFromList(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/WaterProject`);
  await page
    .getByRole("listitem")
    .filter({ hasText: project })
    .getByRole("link", { name: /Read for More/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: project })).toBeVisible();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`P-103 P-126 a photo's whole journey at ${viewport.width} px: an officer saves it, a visitor sees it, and sees it again with every server stopped and the browser killed`, async ({
    browser,
    product,
  }) => {
    const { siteUrl } = product;

    // The officer: asked to sign in, then back at the form they wanted.
    const office = await browser.newContext({ viewport });
    const portal = new Portal(await office.newPage(), siteUrl);
    await portal.open("/WaterProjectForm");
    await portal.expectAt("/AdminLogin");
    await portal.signIn();
    await portal.expectAt("/WaterProjectForm");
    await portal.fill({
      Title: project,
      Description: "A borehole with a solar pump for three villages.",
      Overview: "The pump lifts water from 90 metres for three villages and their herds.",
      Geographic: "Eastern plain, between the two dry rivers.",
      Objective: "Water within one kilometre of every household.",
      Achievements: "• Drilling finished [100] — the borehole gives four litres a second",
    });
    await portal.choose("Overview Image", jpeg("cover.jpg", await phonePhoto({ colour: "#7a5a2b" })));
    await portal.choose(
      "Photos",
      jpeg("pump.jpg", await phonePhoto({ width: 2400, height: 1800 })),
      jpeg("tank.jpg", await phonePhoto({ colour: "#2b9b5a" })),
    );
    await portal.saveProject();
    // The form ends when the server has taken project and cover, whose smaller copies a slow machine makes slowly.
    await portal.expectAt("/WaterProjectTable", { timeout: 60_000 });
    await expect(portal.row(project)).toBeVisible();
    await portal.untilSent();
    await office.close();
    await untilPicturesAreReady(product.apiUrl);

    // The visitor, in another browser, with nothing of the officer's.
    const phone = await KillableBrowser.create();
    try {
      let page = await phone.open(viewport);
      await openFromList(page, siteUrl);
      await expectShown(page.getByAltText(photoName));
      expect(await isUpright(page.getByAltText(photoName))).toBe(true);
      const detail = page.url();
      const device = new Device(page);
      await device.untilReady(/ReadWaterProjectPhoto/);
      await expect
        .poll(async () => (await device.cached("images")).length, { timeout: 30_000 })
        .toBeGreaterThan(1);

      // Every server stops; the phone dies.
      await product.stop();
      await phone.kill();

      page = await phone.open(viewport);
      await page.goto(detail);
      await expect(page.getByRole("heading", { level: 1, name: project })).toBeVisible();
      await expect(page.getByText("The pump lifts water from 90 metres")).toBeVisible();
      await expectShown(page.getByAltText(photoName));
      await expect(page.getByText(/Saved copy from \d/)).toBeVisible();
    } finally {
      await phone.remove();
      await product.stop();
      await product.start();
      await removeProjects(product.apiUrl);
    }
  });
}

/** Pictures of what was opened are cached ahead in their small forms alone. */
async function untilPicturesAreReady(apiUrl: string): Promise<void> {
  const projects = (await untilSmallPictures(`${apiUrl}/readProjectWater/waterProject`)) as { _id: string }[];
  for (const { _id } of projects) await untilSmallPictures(`${apiUrl}/ReadWaterProjectPhoto/${_id}/photos`);
}

/** Leaves the ministry as empty as it was, for the tests that follow. */
async function removeProjects(apiUrl: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(apiUrl)}` };
  const list = (await (await fetch(`${apiUrl}/readProjectWater/waterProject`)).json()) as unknown;
  const projects = (Array.isArray(list) ? list : (list as { data: unknown[] }).data) as {
    _id: string;
    title: string;
  }[];
  for (const { _id, title } of projects) {
    if (title !== project) continue;
    await fetch(`${apiUrl}/DeleteWaterProject/waterProject/${_id}`, { method: "DELETE", headers });
  }
}
