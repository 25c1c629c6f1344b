import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { Releases } from "../../e2e/fixtures/releases.ts";
import { Device } from "../../e2e/pages/device.ts";
import { PublicPage } from "../../e2e/pages/public-page.ts";
import { startProduct } from "../../support/servers/product.ts";
import { renamedBuilds } from "../renamed-builds.ts";

const pages: [path: string, heading: string][] = [
  ["/Ministry", "ABOUT MINISTRY"],
  ["/minister", "Leadership"],
  ["/water", "Water Department"],
  ["/contact", "Contact"],
  ["/EventPost", "EVENT/NEWS"],
  ["/AssessmentsPost", "Publications"],
  ["/", "Welcome to the Ministry of Energy and Water Resources"],
];

test("a tab that is open while the public part is released a hundred times misses no file of its build", async ({
  page,
}) => {
  // The site of every release that it notices is composed beside it: on a slow machine that takes its time.
  test.setTimeout(2_400_000);
  const product = await startProduct();
  const builds = await renamedBuilds(sourceOf("public-mfe"));
  try {
    const sites = product.settings.SITES_DIR ?? "";
    const releases = new Releases(sites, "public-mfe");
    const device = new Device(page);
    await page.goto(`${product.siteUrl}/`);
    await new PublicPage(page).untilAlive();
    await device.untilReady(/readProjectWater/);
    await page.reload();
    await new PublicPage(page).untilAlive();
    await device.mark();
    const opened = await device.pinnedBuild("public-mfe");
    const missing: string[] = [];
    page.on("response", (answer) => {
      if (answer.url().includes("/parts/") && answer.status() >= 400) missing.push(answer.url());
    });
    page.on("requestfailed", (request) => {
      if (request.url().includes("/parts/")) missing.push(request.url());
    });

    const { entry } = await releases.manifest();
    for (let version = 1; version <= 100; version += 1)
      await publish(sites, "public-mfe", await builds.make(version));
    expect(await releases.retained()).toHaveLength(6);
    expect(await releases.retained()).not.toContain(opened);
    // The files of the tab's build are long gone from the site.
    expect(await files(sites)).not.toContain(entry);

    for (const [path, heading] of pages) {
      await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      }, path);
      await expect(new PublicPage(page).heading, path).toHaveText(heading);
    }
    expect(missing).toEqual([]);
    expect(await device.isMarked(), "it is still the same page").toBe(true);
    expect(await device.pinnedBuild("public-mfe")).toBe(opened);
  } finally {
    await builds.remove();
    await product.remove();
  }
});

/** Names of the part's entries that the site has. */
async function files(sites: string): Promise<string[]> {
  return (await readdir(join(sites, "public-mfe"))).filter((name) => /^remoteEntry-.*\.js$/.test(name));
}
