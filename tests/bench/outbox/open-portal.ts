import type { Browser, CDPSession, Page } from "@playwright/test";
import { formOf } from "../../e2e/fixtures/content/portal-content.ts";
import { Portal, type Chosen } from "../../e2e/pages/portal.ts";
import type { Lane } from "../../faults/lane.ts";

/** How much slower a phone is than the machine that runs this. */
export const slowdown = 4;
/** The most photos a form takes in one go. */
export const mostAtOnce = 20;

/** One officer at a project's gallery, in a browser context of their own. */
export interface OpenPortal {
  page: Page;
  portal: Portal;
  cdp: CDPSession;
  browser: Browser;
  close(): Promise<void>;
}

/** Opens the portal at a gallery's upload form, signed in. */
export async function openPortal(browser: Browser, { siteUrl }: Lane, gallery: string): Promise<OpenPortal> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open(`/WaterProjectPhotosTable?project=${gallery}`);
  await portal.signIn();
  await page.getByRole("button", { name: "Add Photos" }).click({ timeout: 60_000 });
  const cdp = await context.newCDPSession(page);
  return { page, portal, cdp, browser, close: () => context.close() };
}

/** Makes the page's main thread so many times slower. */
export const throttle = ({ cdp }: OpenPortal, rate: number) =>
  cdp.send("Emulation.setCPUThrottlingRate", { rate });

/** Goes by Original size: the photos are to weigh what they weigh. Ten at a time, which is what Playwright carries. */
export async function choose({ page, portal }: OpenPortal, photos: Chosen[]): Promise<void> {
  for (let from = 0; from < photos.length; from += 10)
    await portal.choose("Photos", ...photos.slice(from, from + 10));
  await page.getByLabel("Original size").check();
}

/** Publishes a project to upload photos to; resolves with its id. */
export async function createGallery({ apiUrl, token }: Lane): Promise<string> {
  const answer = await fetch(`${apiUrl}/createProjectWater/waterProject`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf({ title: "Wells of the bench" }),
  });
  const made = (await answer.json()) as { _id?: string; data?: { _id?: string } };
  return made._id ?? made.data?._id ?? "";
}
