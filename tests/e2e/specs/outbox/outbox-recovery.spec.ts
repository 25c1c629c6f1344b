import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { phonePhoto } from "../../../support/devices/photo.ts";
import { expect, test } from "../../fixtures/product.ts";
import { photosOf } from "../../fixtures/content/water-projects.ts";
import { jpeg, Portal } from "../../pages/portal.ts";

/** What an officer does when the server would not have a thing, or had it already (docs/outbox.md). */

test("photos of a project that is given up go to another one, or are saved as files", async ({
  page,
  product,
}, testInfo) => {
  const { siteUrl, apiUrl } = product;
  const portal = new Portal(page, siteUrl);
  await portal.open("/WaterProjectForm");
  await portal.signIn();
  await portal.expectAt("/WaterProjectForm");
  await portal.fill({ Title: "Well that stays", Description: "It was there before." });
  await portal.saveProject();
  await portal.untilSent();
  await expect.poll(() => photosOf(apiUrl, "Well that stays"), { timeout: 20_000 }).toEqual([0]);

  await portal.open("/AdminQueue");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Sending is paused on this device.")).toBeVisible();
  await portal.open("/WaterProjectForm");
  await portal.fill({ Title: "Well of the wrong village", Description: "Given up." });
  const pump = await phonePhoto({ width: 1600, height: 1200 });
  await portal.choose("Photos", jpeg("pump.jpg", pump), jpeg("tank.jpg", pump));
  await portal.saveProject();
  await expect(page.getByText("Saved on this device").first()).toBeVisible();

  await portal.open("/AdminQueue");
  const group = page.getByRole("region", { name: "Well of the wrong village" });
  await portal.openActions("Well of the wrong village");
  await group.getByRole("button", { name: "Discard Well of the wrong village" }).click();
  await page.getByRole("alertdialog").getByRole("link", { name: "Move the 2 photos elsewhere" }).click();
  await expect(page.getByRole("list", { name: "Photos to move" }).getByRole("listitem")).toHaveCount(2);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save pump.jpg as a file" }).click();
  const file = testInfo.outputPath("pump.jpg");
  await (await saving).saveAs(file);
  expect((await readFile(file)).subarray(0, 3).toString("hex")).toBe("ffd8ff");

  await page.getByRole("button", { name: "Move 2 photos" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a project.");
  await page.getByRole("combobox", { name: /^Project\b/ }).selectOption({ label: "Well that stays" });
  await page.getByRole("button", { name: "Move 2 photos" }).click();
  await portal.expectAt("/AdminQueue");
  await portal.openActions("Well of the wrong village");
  await group.getByRole("button", { name: "Discard Well of the wrong village" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => photosOf(apiUrl, "Well that stays"), { timeout: 20_000 }).toEqual([2]);
  expect(await photosOf(apiUrl, "Well of the wrong village")).toEqual([]);
});

/** The first request of that kind is refused by a gateway and reaches the server only when it is let go. */
async function holdBack(page: Page, path: string): Promise<() => Promise<number>> {
  let letGo: (() => Promise<number>) | undefined;
  await page.route(
    `**${path}`,
    async (route) => {
      const request = route.request();
      if (request.method() !== "POST") return route.fallback();
      const [headers, body] = [await request.allHeaders(), request.postDataBuffer()];
      const sent = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^(?::|host|connection|content-length)/.test(name)),
      );
      letGo = async () =>
        (await fetch(request.url(), { method: "POST", headers: sent, body: new Uint8Array(body ?? []) }))
          .status;
      const cors = { "access-control-allow-origin": new URL(page.url()).origin };
      return route.fulfill({ status: 503, headers: cors, body: "upstream" });
    },
    { times: 1 },
  );
  return async () => {
    if (!letGo) throw new Error(`nothing was sent to ${path}`);
    return letGo();
  };
}

test("a form that was changed after a failure shows when its former version was received, and leads there", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  // The test stands between the page and the server; a worker of the site would pass by it.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open("/WaterProjectForm");
  await portal.signIn();
  await portal.expectAt("/WaterProjectForm");
  const arriveLate = await holdBack(page, "/createProjectWater/waterProject");
  await portal.fill({ Title: "Well of the late answer", Description: "As it was first." });
  await portal.saveProject();
  const problem = page.locator("main form").getByRole("alert");
  await expect(problem).toBeVisible({ timeout: 30_000 });
  expect(await arriveLate()).toBeLessThan(300);

  await portal.fill({ Title: "Well of the second thought" });
  await portal.saveProject();
  await expect(problem).toContainText("This was received already, as it was before your last change.");
  await page.getByRole("button", { name: "Open the record" }).click();
  // What was changed is in no request: it is asked for before it is left, and stays as a draft.
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Leave" })
    .click();
  await expect(page.getByRole("textbox", { name: /^Title\b/ })).toHaveValue("Well of the late answer");
  expect(await photosOf(apiUrl, "Well of the late answer")).toEqual([0]);
  expect(await photosOf(apiUrl, "Well of the second thought")).toEqual([]);
  await context.close();
});
