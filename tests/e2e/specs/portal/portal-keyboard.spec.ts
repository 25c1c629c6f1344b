import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** The portal's records from their creation to the trash and back, by keyboard alone. */

let page: Page;
let portal: Portal;

test.beforeAll(async ({ browser, product }) => {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
  portal = new Portal(page, product.siteUrl);
  await portal.open("/Dashboard");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
});

test.afterAll(() => page.context().close());

test("A-139 the whole life of an event by keyboard alone", async () => {
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
  const title = "Rain gauges handed out";

  await portal.go("/Dashboard");
  await keys.press(button("New"));
  await keys.press(link("Event"));
  await expect(portal.heading).toHaveText("Create Event");
  await keys.write(page.getByLabel(/^Title/), title);
  await keys.write(page.getByLabel("Short Description"), "Forty schools measure their rain.");
  await keys.choose(
    page.getByLabel(/^Cover Image/),
    jpeg("gauge.jpg", await phonePhoto({ width: 400, height: 300 })),
  );
  await keys.press(button("Create Event"));
  await portal.expectAt("/EventTable");
  await expect(portal.row(title)).toBeVisible();

  await keys.press(page.getByRole("link", { name: `Edit ${title}` }));
  await expect(portal.heading).toHaveText("Update Event");
  await keys.write(page.getByLabel("Ministry"), "Department of Weather");
  await page.keyboard.press("Control+Enter");
  await portal.expectAt("/EventTable");
  await expect(portal.row(title)).toContainText("Department of Weather");

  await keys.press(button(`Delete ${title}`));
  await expect(page.getByRole("alertdialog", { name: "Delete this event?" })).toBeVisible();
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(portal.row(title)).toHaveCount(0);
  await keys.press(button("Undo"));
  await expect(portal.row(title)).toBeVisible();
});

test("the whole life of a project with photos by keyboard alone", async () => {
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const photo = async (name: string) => jpeg(name, await phonePhoto({ width: 400, height: 300 }));
  const title = "Tank on the hill";

  await portal.go("/Dashboard");
  await keys.press(button("New"));
  await keys.press(page.getByRole("link", { name: "Water project", exact: true }));
  await expect(portal.heading).toHaveText("Water project Form");
  await keys.write(page.getByLabel(/^Title/), title);
  await keys.choose(page.getByLabel(/^Photos/), await photo("tank.jpg"), await photo("pipe.jpg"));
  await expect(page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem")).toHaveCount(2);
  await keys.press(button("Save project"));
  await keys.press(button("Publish anyway"));
  await portal.expectAt("/WaterProjectTable");
  await expect(portal.row(title)).toBeVisible();
  await portal.untilSent();

  await keys.press(page.getByRole("link", { name: `Update ${title}` }));
  await expect(portal.heading).toHaveText("Update Water Project");
  await keys.write(page.getByLabel("Overview", { exact: true }), "Filled by the night, emptied by the day.");
  await page.keyboard.press("Control+Enter");
  await portal.expectAt("/WaterProjectTable");

  await portal.go("/WaterProjectPhotosTable");
  await keys.reach(page.getByLabel("Project", { exact: true }));
  await page.keyboard.type(title);
  const photos = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("img") });
  await expect(photos).toHaveCount(2);
  await keys.press(page.getByRole("button", { name: /^Delete/ }).first());
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(photos).toHaveCount(1);

  await portal.go("/WaterProjectTable");
  await keys.press(button(`Delete ${title}`));
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(portal.row(title)).toHaveCount(0);
  await keys.press(button("Undo").last());
  await expect(portal.row(title)).toBeVisible();
});
