import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { publishPortalContent, type PortalContent } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";

/** What a form's buttons are for is in reach at every moment: on a phone, offline, with the keyboard open. */
// Other files count the events of theirs.
test.use({ ministry: "forms" });
test.describe.configure({ mode: "serial" });
test.use({ hasTouch: true, isMobile: true });

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  // As much as the keyboard leaves.
  { width: 390, height: 420 },
];

let content: PortalContent;
test.beforeAll(async ({ product }) => {
  content = await publishPortalContent(product, "in reach");
});

const formsOf = ({ energy, water, event, document }: PortalContent) => [
  "/EventCreateForm",
  `/EventUpdateForm/${event.id}`,
  "/energyProjectForm",
  "/WaterProjectForm",
  `/EnergyProjectUpdate/${energy.id}`,
  `/WaterProjectUpdate/${water.id}`,
  "/ProjectAchievementForm",
  "/WaterAchievementForm",
  `/WaterAchievementUpdate/${water.id}/0`,
  "/DocumentManagerForm",
  `/AssessmentUpdateForm/${document.id}`,
  "/EnergyProjectPhotosForm",
];

/** Labels of the bar's buttons of which some part is covered, or off the screen. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = Array.from(document.querySelectorAll("[data-action-bar] :is(button, a)"));
    const isCovered = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
      ].some(([x = 0, y = 0]) => !button.contains(document.elementFromPoint(x, y)));
    };
    return buttons.length === 0
      ? ["no bar"]
      : buttons.filter(isCovered).map(({ textContent }) => textContent);
  });

/** What has the focus, where it is a field of which bars that stick to the screen leave too little to read what is typed. */
const coveredField = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const field = document.activeElement;
    if (!field?.closest("main form") || field.closest("[data-action-bar]")) return undefined;
    const shown = field.matches("[type=file]") ? (field.parentElement ?? field) : field;
    const isClear = () => {
      const { left, width, top, bottom } = shown.getBoundingClientRect();
      // Of a field of several lines browsers show the one that is typed in, the first here.
      return [top + 2, Math.min(bottom - 2, top + 30)].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && !hit.closest("header, [data-action-bar]");
      });
    };
    // The page scrolls to where the focus went within a few frames.
    for (let frame = 0; frame < 30; frame += 1) {
      if (isClear()) return undefined;
      await new Promise(requestAnimationFrame);
    }
    return field.getAttribute("name") ?? field.textContent;
  });

/** The fields that are covered when the keyboard leads through a form, forwards and then backwards. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const stops = await page.locator("main form :is(input, select, textarea, button, a)").count();
  await page.locator("main form :is(input, select, textarea)").first().focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const field = await coveredField(page);
      if (field) covered.push(`${key}: ${field}`);
    }
  }
  return covered;
}

/** Signs in, and opens each form in turn. */
async function* openedForms(page: Page, siteUrl: string) {
  const portal = new Portal(page, siteUrl);
  const bar = page.locator("[data-action-bar]");
  await portal.open("/EventCreateForm");
  await portal.signIn();
  await expect(bar).toBeVisible();
  for (const path of formsOf(content)) {
    // A new document: the bar that is waited for is not the last form's.
    await portal.open(path);
    await portal.untilLoaded();
    await expect(bar).toBeVisible();
    yield path;
  }
}

test.describe("without the worker", () => {
  // Its requests pass by the browser's switch, so that the API would still answer.
  test.use({ serviceWorkers: "block" });

  test("no notice lies over the buttons of any form, offline and with the keyboard open", async ({
    page,
    context,
    product: { siteUrl },
  }) => {
    for await (const path of openedForms(page, siteUrl)) {
      await context.setOffline(true);
      await expect(page.getByText("You are offline.").first()).toBeVisible({ timeout: 30_000 });
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const place of [0, 0.5, 1]) {
          await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), place);
          await expect
            .poll(() => coveredButtons(page), `${path} at ${size.width}x${size.height}`)
            .toEqual([]);
        }
      }
      await context.setOffline(false);
      await expect(page.getByText("You are offline.")).toHaveCount(0);
    }
  });
});

test("no bar covers the field that the keyboard leads to, in any form", async ({
  page,
  product: { siteUrl },
}) => {
  for await (const path of openedForms(page, siteUrl)) {
    for (const size of [...sizes.slice(-1), { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      expect(await coveredOnTheWay(page), `${path} at ${size.width}x${size.height}`).toEqual([]);
    }
  }
});

test("the hint at installing stays away from forms", async ({ page, product: { siteUrl } }) => {
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminLogin");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await portal.open("/AdminLogin");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
  await page.evaluate(() => {
    const prompt = () => Promise.resolve({ outcome: "dismissed" });
    dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  });
  const hint = page.getByText("Keep this site for offline use");
  await expect(hint).toBeVisible();
  for (const path of formsOf(content)) {
    await portal.go(path);
    await expect(page.locator("[data-action-bar]")).toBeVisible();
    await expect(hint).toBeHidden();
  }
});

test("a file dropped beside a drop zone does not replace the page, nor what was typed", async ({
  page,
  product: { siteUrl },
}, testInfo) => {
  const path = testInfo.outputPath("dropped.txt");
  await writeFile(path, "dropped by accident");
  const portal = new Portal(page, siteUrl);
  await portal.open("/EventCreateForm");
  await portal.signIn();
  await portal.fill({ Title: "Still here" });
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", {
      ...{ type, x: 180, y: 150 },
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
  await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveValue("Still here");
  expect(page.context().pages()).toHaveLength(1);
  await portal.expectAt("/EventCreateForm");
});
