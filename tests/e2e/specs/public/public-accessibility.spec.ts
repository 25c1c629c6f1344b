import type { Page } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** Every page of the site under the accessibility checker, loaded, empty and failed, on a phone and on a desktop. */
test.use({ serviceWorkers: "block", reducedMotion: "reduce" });

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const narrowest = { width: 320, height: 640 };

const withData = (id: string) => ({
  projects: ["/projects", "/EnergyProject", "/WaterProject"],
  events: ["/feeds", "/EventPost", `/SingalProjectsEvent/${id}`], // (sic)
  publications: ["/AssessmentsPost", "/tenders", `/documents/${id}`],
  details: [`/SingalProjectsEnergy/${id}`, `/SingalProjectsWater/${id}`, `/project/${id}/achievements`], // (sic)
});

test("no loaded page has a finding at 360 and 1280 px, or scrolls sideways at 320 px, which is 640 px at 200 %", async ({
  page,
  product,
  content,
}) => {
  const loaded = [...publicRoutes(content), "/search", "/feeds?sector=water", "/EventPost?limit=10"];
  const shown = new PublicPage(page);
  await page.goto(product.siteUrl);
  await shown.untilAlive();
  for (const path of loaded) {
    await shown.follow(path);
    await expect(page).toHaveURL(product.siteUrl + path);
    await shown.untilWhole();
    expect(await findingsAtBoth(page), path).toEqual([]);
    await page.setViewportSize(narrowest);
    expect(await shown.overflow(), `${path} at 320 px`).toBeLessThanOrEqual(0);
  }

  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize(desktop);
  for (const path of [
    "/",
    "/Energy",
    "/search",
    `/SingalProjectsWater/${content.project.id}`, // (sic)
    "/AssessmentsPost",
    "/contact",
  ]) {
    await shown.follow(path);
    await shown.untilWhole();
    expect(await findings(page, ["color-contrast"]), `${path} in the dark`).toEqual([]);
  }
});

test("no page has a finding while there is nothing to show, or when nothing comes", async ({
  page,
  product,
}) => {
  const shown = new PublicPage(page);
  // A record of no field but its id; lists of no entry.
  const id = "5f5f5f5f5f5f5f5f5f5f5f5f";
  const answers = {
    empty: (path: string) =>
      path.includes(id) && !/photos|achievements/.test(path)
        ? { status: 200, json: { _id: id } }
        : { status: 200, json: path.includes("/Event") ? { items: [], total: 0, limit: 50 } : [] },
    failed: () => ({ status: 500, json: { message: "Something went wrong." } }),
  };
  const { projects, events, publications, details } = withData(id);
  for (const [state, answer] of Object.entries(answers)) {
    await page.route(`${product.apiUrl}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      return route.fulfill({ ...answer(path), headers: { "access-control-allow-origin": "*" } });
    });
    // A page without data: what the site's server puts into the HTML of the others has come another way.
    await page.goto(`${product.siteUrl}/contact`);
    await shown.untilAlive();
    for (const path of ["/", "/search?q=well", ...projects, ...events, ...publications, ...details]) {
      await shown.follow(path);
      await shown.untilLoaded();
      if (state === "failed")
        await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
      expect(await findingsAtBoth(page), `${path}, ${state}`).toEqual([]);
    }
    await page.unroute(`${product.apiUrl}/**`);
  }
});

async function findingsAtBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    found.push(...(await findings(page)).map((finding) => `${viewport.width} px: ${finding}`));
  }
  return found;
}
