import type { Page } from "@playwright/test";
import { officersPhone } from "../../fixtures/officers-phone.ts";
import { expect, test } from "../../fixtures/product.ts";
import { photosOf } from "../../fixtures/content/water-projects.ts";
import { jpeg, Portal, type Chosen } from "../../pages/portal.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** How many taps an officer's usual work takes on a phone. */
// Other files count the events of theirs.
test.use({ ministry: "forms", ...officersPhone });

/** The specification of the portal's speed (issue 14) allows so many. */
const mostTaps = 20;

/** Counts the taps on the page, typing left out. */
async function countTaps(page: Page): Promise<{ taps: () => Promise<number> }> {
  await page.evaluate(() => {
    Object.assign(globalThis, { taps: 0 });
    document.addEventListener(
      "pointerup",
      ({ isTrusted }) => isTrusted && ((globalThis as unknown as { taps: number }).taps += 1),
      { capture: true },
    );
  });
  return { taps: () => page.evaluate(() => (globalThis as unknown as { taps: number }).taps) };
}

/** Picks files in the phone's own dialog; the taps it takes: one for each, and one to be done. */
async function pick(page: Page, choice: string, files: readonly Chosen[]): Promise<number> {
  const opened = page.waitForEvent("filechooser");
  await page.getByText(choice, { exact: true }).first().tap();
  await (await opened).setFiles([...files]);
  return files.length + 1;
}

test(`a project with 4 pictures and 6 photos takes at most ${mostTaps} taps`, async ({
  page,
  product: { siteUrl, apiUrl },
}) => {
  const photo = await phonePhoto({ width: 400, height: 300 });
  const files = Array.from({ length: 10 }, (_, at) =>
    jpeg(`picture ${at}.jpg`, Buffer.concat([photo, Buffer.from([at])])),
  );
  const title = "Well of few taps";
  const portal = new Portal(page, siteUrl);
  await portal.open("/Dashboard");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
  const { taps } = await countTaps(page);

  await page.getByRole("button", { name: "New" }).tap();
  await page.getByRole("link", { name: "Water project", exact: true }).tap();
  await page.getByRole("textbox", { name: /^Title\b/ }).tap();
  await page.keyboard.type(title);
  // The keyboard's own key leads on, by way of the component's title.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("A well with a hand pump.");
  let inDialogs = await pick(page, "Choose pictures", files.slice(0, 4));
  for (const label of ["Overview Image", "Objective Image", "Geographic Image", "Stakeholder 1"]) {
    await expect(page.getByRole("button", { name: new RegExp(`^Remove .+ from ${label}$`) })).toBeVisible();
  }
  inDialogs += await pick(page, "Choose photos", files.slice(4));
  await expect(page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem")).toHaveCount(6);
  await page.getByRole("button", { name: "Save project" }).tap();
  await page.getByRole("button", { name: "Publish anyway" }).tap();
  await portal.expectAt("/WaterProjectTable");

  expect((await taps()) + inDialogs).toBeLessThanOrEqual(mostTaps);
  await expect.poll(() => photosOf(apiUrl, title), { timeout: 30_000 }).toEqual([6]);
  const answer = await fetch(`${apiUrl}/readProjectWater/waterProject`);
  const project = ((await answer.json()) as Record<string, unknown>[]).find((one) => one["title"] === title);
  expect(project).toMatchObject({
    desc: "A well with a hand pump.",
    coverImage: expect.any(String),
    objectiveImage: expect.any(String),
    GeographicImage: expect.any(String),
    stackeHolder1: expect.any(String), // (sic)
  });
});
