import { expect, type Page } from "@playwright/test";
import type { Content } from "../fixtures/content/content.ts";
import type { OverConnections } from "../fixtures/over-connections.ts";
import { Device } from "./device.ts";

/** Among the reads on the device once the site is saved whole. */
export const waterList = /\/readProjectWater\/waterProject$/m;

/** Where a page says that the connection is gone or that a release has come. */
export const notices = (page: Page) => page.getByRole("complementary", { name: "Connection and updates" });

/** Opens the site until it works without a connection. */
export async function visit(page: Page, siteUrl: string, path = "/"): Promise<Device> {
  const device = new Device(page);
  await page.goto(siteUrl + path);
  await device.untilReady(waterList);
  return device;
}

/** Opens a project that the device has, with the connections gone. */
export async function openOffline(page: Page, lines: OverConnections, { project }: Content): Promise<void> {
  lines.break();
  await page.goto(`${lines.siteUrl}/SingalProjectsWater/${project.id}`);
  await expect(page.getByRole("heading", { name: project.title })).toBeVisible();
}
