import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** By keyboard alone, by thumb, without motion, in forced colours, on paper. */
test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });

test("by keyboard alone: skip link, menu, a photo and back, the pages of events, each stop with a ring around it", async ({
  page,
  product,
  content,
}) => {
  const shown = new PublicPage(page);
  await page.goto(`${product.siteUrl}/contact`);
  await shown.untilAlive();
  // As after loading: the next stop is the first of the page.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const order: string[] = [];
  for (let stop = 0; stop < 11; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, ring } = await focused(page);
    order.push(name);
    expect(ring, `${name} shows that it has the focus`).toBe(true);
  }
  expect(order).toEqual([
    "Ministry of Energy and Water Resources",
    "Dashboard",
    "About",
    "Departments",
    "Projects",
    "Publications",
    "Events",
    "Contact",
    "Data",
    "Search",
    "Home",
  ]);
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect((await focused(page)).name, "behind the menu").toBe("Home");

  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  const photo = page.getByRole("button", { name: /photo 2 of 2/ });
  await photo.press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer).toHaveAccessibleName("Photo 2 of 2");
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      ),
      "the focus stays in the viewer",
    ).toBe(true);
  }
  await viewer.getByRole("button", { name: "Next" }).press("Enter");
  await expect(viewer).toHaveAccessibleName("Photo 1 of 2");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();

  await page.goto(`${product.siteUrl}/EventPost?limit=10`);
  const pager = page.getByRole("navigation", { name: "Pages of events" });
  await pager.getByRole("button", { name: "Next" }).press("Enter");
  await expect(pager).toContainText("Page 2 of");
  await expect(page.getByText(/^Showing \d+ of/)).toBeFocused();
});

test("every button, field and link of its own is 44 px high for a thumb", async ({
  page,
  product,
  content,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shown = new PublicPage(page);
  await page.goto(product.siteUrl);
  await shown.untilAlive();
  for (const path of [
    "/",
    "/Energy",
    "/PlanningPolicy",
    "/contact",
    "/search?q=well",
    "/EventPost?limit=10",
    "/AssessmentsPost",
    `/documents/${content.reportId}`,
    `/SingalProjectsWater/${content.project.id}`, // (sic)
  ]) {
    await shown.follow(path);
    await shown.untilLoaded();
    expect(await tooSmall(page), path).toEqual([]);
  }
});

test("AMB-37 where less motion is asked for nothing moves until it is started", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(product.siteUrl);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  await page.getByRole("button", { name: /partner rows$/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Play partner rows" })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shown.slideshow).toHaveAttribute("data-slot", "0");
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(duration) > 1;
        }).length,
    );
  expect(await moving()).toBe(0);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  await page.clock.runFor(3_000);
  await expect(shown.slideshow).toHaveAttribute("data-slot", "1");
});

test("in forced colours what is drawn keeps its edges; on paper stand the texts, not the tools", async ({
  page,
  product,
  content,
}) => {
  const shown = new PublicPage(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await shown.untilLoaded();
  const bar = page.getByRole("progressbar").nth(1);
  const colours = await bar.evaluate((track) => {
    const fill = track.firstElementChild;
    const edge = getComputedStyle(track);
    return {
      fill: fill && getComputedStyle(fill).backgroundColor,
      track: edge.backgroundColor,
      edge: edge.borderTopStyle,
    };
  });
  expect(colours.fill, "how far it has come can be seen").not.toBe(colours.track);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCSS("border-top-style", "solid");

  await page.emulateMedia({ forcedColors: "none", media: "print" });
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("navigation"),
    page.getByRole("button", { name: "Print" }),
  ]) {
    for (const each of await gone.all()) await expect(each).toBeHidden();
  }
  await expect(shown.heading).toBeVisible();
  await expect(shown.heading).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByText("Fourteen wells are dug and covered")).toBeVisible();

  await page.goto(`${product.siteUrl}/documents/${content.reportId}`);
  await shown.untilLoaded();
  await expect(page.getByText("What the drilling teams found.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View/ })).toBeHidden();
});

/** Name of what has the focus, and whether a ring stands around it. */
function focused(page: Page): Promise<{ name: string; ring: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim(),
      ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    };
  });
}

/** What can be tapped and is less than 44 px high; links inside a sentence are let off (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, select, input")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // A link may carry its whole box with it (`::after`).
      const covers = getComputedStyle(element, "::after").position === "absolute";
      if (box.height === 0 || box.height >= 43.5 || covers || element.closest("p, [class*=skip]")) return [];
      return [`${element.tagName} ${element.innerText}: ${Math.round(box.height)} px`];
    }),
  );
}
