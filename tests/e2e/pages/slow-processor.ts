import type { Page } from "@playwright/test";

/** Slows a page down as the cheapest phones would, from now on. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
}
