import type { Browser, Locator, Page } from "@playwright/test";
import { phonePhoto } from "../../../support/devices/photo.ts";
import type { Product } from "../../../support/servers/product.ts";
import { officersPhone } from "../../fixtures/officers-phone.ts";
import { officeOf } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { photosOf } from "../../fixtures/content/water-projects.ts";
import { Inspection } from "../../pages/inspection.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { jpeg, Portal } from "../../pages/portal.ts";

/** A role that is taken away while work waits: nothing is lost, and whoever sees it knows why. */
test.use(officersPhone);

/** A water project as visitors read it. */
async function listedProject(apiUrl: string, title: string): Promise<{ title: string } | undefined> {
  const projects = (await (await fetch(`${apiUrl}/readProjectWater/waterProject`)).json()) as {
    title: string;
  }[];
  return projects.find((project) => project.title === title);
}

test("work that waited while its officer lost the role needs attention, says why, and is sent once the role is back", async ({
  page,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const account = { email: "ifrah@ministry.example", password: "the goats come home late" };
  const office = await officeOf(product);
  const id = await office.send("POST", "/createAdmin", { name: "Ifrah", ...account, role: "editor" });
  const title = "Well of the lost role";

  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn(account);
  await page.getByRole("button", { name: "Pause" }).tap();
  await expect(page.getByText("Sending is paused on this device.")).toBeVisible();
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: title, Overview: "Under the acacia." });
  await portal.saveProject();
  await portal.expectAt("/WaterProjectTable");
  await portal.go("/AdminQueue");
  const entry = page.getByRole("region", { name: title });
  await expect(entry).toBeVisible();

  await office.send("PATCH", `/admins/${id}`, { role: "viewer" });
  await page.getByRole("button", { name: "Resume" }).tap();
  await expect(entry).toContainText("Needs attention", { timeout: 30_000 });
  await expect(entry).toContainText("but not change anything");
  await expect(entry).toContainText("ask an administrator for another role");
  const inspection = new Inspection(page);
  await inspection.look("work of a lost role");
  expect(await listedProject(apiUrl, title)).toBeUndefined();

  // Another visit to the screen, days later perhaps: it is all still there.
  await page.reload();
  await expect(entry).toContainText("Needs attention");
  await office.send("PATCH", `/admins/${id}`, { role: "editor" });
  await entry.getByRole("button", { name: /^Retry/ }).tap();
  await expect
    .poll(() => listedProject(apiUrl, title), { timeout: 30_000 })
    .toMatchObject({ overview: "Under the acacia." });
  await expect(page.getByText("Nothing is waiting on this device.")).toBeVisible();
  inspection.expectNothingFound();
});

/** An officer whose project with a photo was refused, since the account became a viewer's while it waited. */
async function refusedWork(page: Page, product: Product, name: string, title: string) {
  const account = { email: `${name.toLowerCase()}@ministry.example`, password: "the goats come home late" };
  const office = await officeOf(product);
  const id = await office.send("POST", "/createAdmin", { name, ...account, role: "editor" });
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn(account);
  await page.getByRole("button", { name: "Pause" }).tap();
  await expect(page.getByText("Sending is paused on this device.")).toBeVisible();
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: title, Overview: "Under the acacia." });
  await portal.choose("Photos", jpeg("pump.jpg", await phonePhoto({ width: 600, height: 400 })));
  await expect(page.getByText("Added 1 image(s).")).toBeVisible();
  await portal.saveProject();
  await portal.expectAt("/WaterProjectTable");
  await portal.go("/AdminQueue");
  await office.send("PATCH", `/admins/${id}`, { role: "viewer" });
  await page.getByRole("button", { name: "Resume" }).tap();
  const entry = page.getByRole("region", { name: title });
  await expect(entry).toContainText("but not change anything", { timeout: 30_000 });
  return { entry, giveBack: () => office.send("PATCH", `/admins/${id}`, { role: "editor" }) };
}

/** Hands over what an entry's button offers; the file, and the passphrase as it is shown. */
async function handOver(page: Page, button: Locator, inspection: Inspection) {
  await button.tap();
  const dialog = page.getByRole("alertdialog", { name: "Hand over to a colleague" });
  const passphrase = await dialog.getByLabel("Passphrase").innerText({ timeout: 30_000 });
  await inspection.look("handing over", "[role=alertdialog]");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save the file" }).click(),
  ]);
  await expect(dialog.getByText("is not sent from here any more")).toBeVisible();
  await inspection.look("handed over", "[role=alertdialog]");
  await dialog.getByRole("button", { name: "Done" }).click();
  return { file: await download.path(), passphrase };
}

/** An administrator's own device, at the screen that opens what a colleague hands over. */
async function administratorsLaptop(browser: Browser, product: Product) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn();
  await expect(portal.heading).toHaveText("Upload queue");
  return { page, portal, keyboard: new Keyboard(page) };
}

test("work of a lost role is handed over to an administrator, who sends it with its photo, once", async ({
  page,
  product,
  browser,
}) => {
  const title = "Well that was handed over";
  const { entry, giveBack } = await refusedWork(page, product, "Hibaq", title);
  const inspection = new Inspection(page);
  await inspection.look("work that may be handed over");
  const button = entry.getByRole("button", { name: `Hand over ${title} to a colleague` });
  const { file, passphrase } = await handOver(page, button, inspection);
  await expect(entry.getByText("It is not sent from here")).toHaveCount(2);
  await inspection.look("work that was handed over");

  const laptop = await administratorsLaptop(browser, product);
  const { keyboard } = laptop;
  await keyboard.press(laptop.page.locator("summary", { hasText: "Hand over work to a colleague" }));
  await laptop.page.getByLabel(/^Open a hand-over/).setInputFiles(file);
  const field = laptop.page.getByLabel(/^Passphrase/);
  await keyboard.write(field, "AAAA-BBBB-CCCC-DDDD");
  await laptop.page.keyboard.press("Enter");
  await expect(laptop.page.getByRole("alert")).toContainText("This passphrase does not open the file", {
    timeout: 30_000,
  });
  const look = new Inspection(laptop.page);
  await look.look("a wrong passphrase");
  await keyboard.write(field, passphrase.toLowerCase().replaceAll("-", " "));
  await laptop.page.keyboard.press("Enter");
  const contents = laptop.page.getByRole("region", { name: "In the hand-over" });
  await expect(contents).toContainText("2 items of Hibaq", { timeout: 30_000 });
  await expect(contents.getByRole("listitem")).toHaveText([`New project: ${title}`, /^Photo: pump\.jpg/]);
  await look.look("what is in a hand-over");
  expect(await listedProject(product.apiUrl, title)).toBeUndefined();
  await keyboard.press(contents.getByRole("button", { name: "Take over" }));
  await expect(laptop.page.getByText("2 items taken over.")).toBeVisible();
  await laptop.portal.untilSent();

  // The same file once more brings nothing.
  await laptop.page.getByLabel(/^Open a hand-over/).setInputFiles(file);
  await field.fill(passphrase);
  await laptop.page.keyboard.press("Enter");
  await contents.getByRole("button", { name: "Take over" }).click();
  await expect(laptop.page.getByText("Nothing was added.")).toBeVisible();
  await look.look("nothing new in a hand-over");

  // The officer learns that it arrived, and sending it all the same brings no second one.
  await giveBack();
  const menu = entry.getByRole("button", { name: `Actions for ${title}` });
  if (await menu.isVisible()) await menu.tap();
  await entry.getByRole("button", { name: `Send from here: ${title}` }).click();
  const question = page.getByRole("alertdialog", { name: "Send it from here after all?" });
  await expect(question).toBeVisible();
  await inspection.look("asked before sending from here", "[role=alertdialog]");
  await question.getByRole("button", { name: "Send from here" }).click();
  await expect(page.getByText("Nothing is waiting on this device.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Received" }).getByText(/^Received, receipt/)).toHaveCount(2);
  expect(await photosOf(product.apiUrl, title)).toEqual([1]);
  expect(inspection.found.concat(look.found)).toEqual([]);
  await laptop.page.context().close();
});

test("an officer who opens the queue again sees that a colleague has sent the work", async ({
  page,
  product,
  browser,
}) => {
  const title = "Well that a colleague sent";
  const { entry } = await refusedWork(page, product, "Sagal", title);
  const inspection = new Inspection(page);
  const notice = page.getByRole("button", { name: "Hand over to a colleague", exact: true });
  const { file, passphrase } = await handOver(page, notice, inspection);
  await entry.getByRole("button", { name: `Has it arrived? ${title}` }).click();
  await expect(page.getByText("It has not arrived yet.")).toBeVisible();

  const laptop = await administratorsLaptop(browser, product);
  await laptop.page.getByText("Hand over work to a colleague").click();
  await laptop.page.getByLabel(/^Open a hand-over/).setInputFiles(file);
  await laptop.page.getByLabel(/^Passphrase/).fill(passphrase);
  await laptop.page.keyboard.press("Enter");
  await laptop.page.getByRole("button", { name: "Take over" }).click();
  await expect(laptop.page.getByText("2 items taken over.")).toBeVisible();
  await laptop.portal.untilSent();

  await page.reload();
  await expect(page.getByText("Nothing is waiting on this device.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Received" }).getByText(/^Received, receipt/)).toHaveCount(2);
  expect(inspection.found).toEqual([]);
  await laptop.page.context().close();
});
