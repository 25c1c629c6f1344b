import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";
import { slowProcessor } from "../../pages/slow-processor.ts";

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

test("a page is passed on by the device's own sheet, or as a link; a search is found again by its address", async ({
  page,
  product,
  content,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => Promise.resolve(Object.assign(globalThis, { shared: data })),
    });
  });
  const shown = new PublicPage(page);
  const address = `${product.siteUrl}/SingalProjectsWater/${content.project.id}`; // (sic)
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.project.title);
  await page.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)).toEqual({
    title: content.project.title,
    url: address,
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(trail).toHaveText(["Home", "Water projects", content.project.title]);

  await page.getByRole("link", { name: "Search" }).first().click();
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("COAST");
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
  for (const [kind, title] of [
    ["Water projects", content.project.title],
    ["Publications", content.report],
  ] as const) {
    await expect(page.getByRole("region", { name: kind }).getByRole("link", { name: title })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("region", { name: "Water projects" })).toBeVisible();
  await page.getByRole("searchbox").fill("nothing has this word");
  await expect(page.getByText("Nothing has these words.")).toBeVisible();

  await page.goto(`${product.siteUrl}/AssessmentsPost`);
  await shown.untilLoaded();
  await page.getByLabel("Kind of file").selectOption("PDF");
  await expect(page).toHaveURL(/kind=PDF/);
  await page.getByLabel("Search publications").fill("minutes");
  await expect(page.getByText(/^1 of \d+ documents$/)).toBeVisible();
  await expect(shown.card(content.minutes)).toBeVisible();
  await expect(shown.card(content.report)).toHaveCount(0);
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

test("a photo fills a phone's screen; a swipe shows the next, Back closes it, and its address opens it", async ({
  browser,
  product,
  content,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await page.getByRole("button", { name: /photo 1 of 2/ }).tap();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toHaveAccessibleName("Photo 1 of 2");
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect((await viewer.getByRole("img").boundingBox())?.width).toBe(360);

  await swipeLeft(page);
  await expect(viewer).toHaveAccessibleName("Photo 2 of 2");
  const address = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/SingalProjectsWater/${content.project.id}$`)); // (sic)

  await page.goto(address);
  await expect(viewer).toHaveAccessibleName("Photo 2 of 2");
  await viewer.getByRole("button", { name: "Close" }).tap();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/SingalProjectsWater/${content.project.id}$`)); // (sic)
  await phone.close();
});

/** A finger drawn over the middle of the screen. */
async function swipeLeft(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 370 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(300) });
  for (const x of [220, 140, 60]) {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const [path, query] of [
  ["/search", "?q=boreholes"],
  ["/WaterProject", "?q=boreholes"],
] as const) {
  test(`on a slow processor ${path} loses no letter that is typed, however quickly`, async ({
    page,
    product,
    content: _,
  }) => {
    await page.goto(product.siteUrl + path);
    await new PublicPage(page).untilAlive();
    await new PublicPage(page).untilLoaded();
    const field = page.getByRole("main").getByRole("searchbox");
    await field.focus();
    await slowProcessor(page);
    await page.keyboard.type("boreholes", { delay: 20 });
    await expect(field).toHaveValue("boreholes");
    await expect(page).toHaveURL(product.siteUrl + path + query);
  });
}
