import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { Inspection } from "../../pages/inspection.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** The fields beyond the contract, entered in the portal: place, progress, closing date, languages (docs/api.md). */
test.describe.configure({ mode: "serial" });

interface Stored {
  _id: string;
  title: string;
}

const inKismayo = {
  geolocation: { latitude: -0.35817, longitude: 42.54536, accuracy: 8 },
  permissions: ["geolocation"],
};

async function signedIn(
  browser: Browser,
  siteUrl: string,
  path: string,
  context: BrowserContextOptions = {},
) {
  const page = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, ...context })
  ).newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open(path);
  await portal.signIn();
  await portal.expectAt(path);
  return portal;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const unfold = (page: Page, summary: RegExp) => page.locator("summary").filter({ hasText: summary }).click();
const titled = async (address: string, title: string) => {
  const reply = (await (await fetch(address)).json()) as { items?: object[]; data?: object[] } | object[];
  const records = (Array.isArray(reply) ? reply : (reply.items ?? reply.data ?? [])) as Stored[];
  return records.filter((one) => one.title === title);
};

test("a project's place, progress and translations are checked, entered without a server, and arrive", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const portal = await signedIn(browser, siteUrl, "/WaterProjectForm", inKismayo);
  const { page } = portal;
  const device = new Device(page);
  await expect.poll(() => device.activeBuild("admin-mfe"), { timeout: 60_000 }).toBeTruthy();
  await portal.fill({ Title: "Kiosks of Kismayo", District: "Kismayo", Progress: "101" });
  await page.getByLabel("Stage").selectOption("Ongoing");
  await press(page, "Use my position");
  await expect(page.getByText("Your position was filled in, exact to about 8 m.")).toBeVisible();
  await expect(page.getByLabel("Latitude")).toHaveValue("-0.35817");
  await expect(page.getByLabel("Longitude")).toHaveValue("42.54536");
  await press(page, "Save project");
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveText(["Progress must be a whole number from 0 to 100."]);
  await portal.fill({ Progress: "65", "Start year": "2024" });
  await unfold(page, /^Language and translations/);
  await unfold(page, /^Somali translation/);
  await page.getByLabel("Title (Somali)", { exact: true }).fill("Kiosyada Kismaayo");
  await page.getByLabel("Component Two (Somali)").fill("Qodid");
  const look = new Inspection(page);
  await look.look("the fields of a project");
  look.expectNothingFound();
  await product.stop();
  try {
    await portal.saveProject();
    await expect(page.getByText("Saved on this device").first()).toBeVisible();
  } finally {
    await product.start();
  }
  await portal.untilSent();
  await expect
    .poll(() => titled(`${apiUrl}/readProjectWater/waterProject`, "Kiosks of Kismayo"), { timeout: 30_000 })
    .toEqual([
      expect.objectContaining({
        ...{ district: "Kismayo", latitude: -0.35817, longitude: 42.54536 },
        ...{ stage: "ongoing", progress: 65, startYear: 2024 },
        translations: { so: { title: "Kiosyada Kismaayo", components: ["", "Qodid", "", ""] } },
      }),
    ]);
});

test("what an edit empties is taken away, and what it leaves alone stays", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const list = `${apiUrl}/readProjectWater/waterProject`;
  const [project] = await titled(list, "Kiosks of Kismayo");
  const portal = await signedIn(browser, siteUrl, `/WaterProjectUpdate/${project?._id}`);
  const { page } = portal;
  await expect(page.getByLabel("District")).toHaveValue("Kismayo");
  await portal.fill({ District: "", Latitude: "" });
  await press(page, "Update");
  await expect(page.getByRole("link", { name: "Give latitude and longitude, or neither." })).toBeVisible();
  await portal.fill({ Longitude: "" });
  await press(page, "Update");
  await expect(page.getByText("Project updated successfully.").first()).toBeVisible();
  const [changed] = await titled(list, "Kiosks of Kismayo");
  expect(changed).toMatchObject({
    stage: "ongoing",
    progress: 65,
    translations: { so: { title: "Kiosyada Kismaayo" } },
  });
  for (const gone of ["district", "latitude", "longitude"]) expect(changed).not.toHaveProperty(gone);
});

test("an event has a time, a sector, a district and a language; a document with a closing date is a tender", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const portal = await signedIn(browser, siteUrl, "/EventCreateForm");
  const { page } = portal;
  await portal.fill({ Title: "Ceel cusub", District: "Afmadow" });
  await page.getByLabel("Begins").fill("2030-03-04T09:00");
  await page.getByLabel("Ends").fill("2030-03-04T08:00");
  await press(page, "Create Event");
  await expect(page.getByText("The event can't end before it begins.").first()).toBeVisible();
  await page.getByLabel("Ends").fill("2030-03-04T12:00");
  await portal.fill({ Venue: "Dugsiga Afmadow" });
  await page.getByLabel("Sector").selectOption("Water");
  await portal.choose("Cover Image", jpeg("well.jpg", await phonePhoto({ width: 800, height: 600 })));
  await unfold(page, /^Language and translations/);
  await page.getByLabel("Language of the texts above").selectOption("Somali");
  await unfold(page, /^English translation/);
  await page.getByLabel("Title (English)", { exact: true }).fill("A new well");
  await press(page, "Create Event");
  await expect(page.getByText("Event created successfully").first()).toBeVisible();
  expect(await titled(`${apiUrl}/readProjectEvent/Event`, "Ceel cusub")).toEqual([
    expect.objectContaining({
      ...{ sector: "water", district: "Afmadow", language: "so", venue: "Dugsiga Afmadow" },
      ...{ startsAt: "2030-03-04T06:00:00.000Z", endsAt: "2030-03-04T09:00:00.000Z" },
      translations: { en: { title: "A new well" } },
    }),
  ]);

  await page.goto(`${siteUrl}/EventPost?when=coming`);
  const row = page.getByRole("listitem").filter({ hasText: "A new well" });
  await expect(row.getByText("4 March 2030, 09:00–12:00")).toBeVisible();
  await row.getByRole("link", { name: /^Read for More/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("DTSTART:20300304T060000Z\r\nDTEND:20300304T090000Z");

  await portal.open("/DocumentManagerForm");
  await portal.fill({ Title: "Tender: pumps of Afmadow" });
  await page.getByLabel("Closing date").fill("2030-02-28");
  const buffer = Buffer.from("Three pumps.");
  await portal.choose("File", { name: "pumps.txt", mimeType: "text/plain", buffer });
  await press(page, "Upload");
  await expect(page.getByText("Uploaded with title: Tender: pumps of Afmadow")).toBeVisible();
  expect(await titled(`${apiUrl}/ReadAssess/DocumentFile`, "Tender: pumps of Afmadow")).toEqual([
    expect.objectContaining({ closingDate: "2030-02-28" }),
  ]);
});
