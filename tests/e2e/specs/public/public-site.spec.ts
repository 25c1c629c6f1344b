import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** What a visitor does on the public site, with real content (spec, section 2). */
test.use({ serviceWorkers: "block" });

const wide = { width: 1280, height: 800 };

test("@everyday P-160 P-161 P-164 P-167 P-168 P-170 P-171 P-172 P-173 P-174 P-175 P-177 a publication is viewed, downloaded, its link copied, its details opened", async ({
  page,
  product,
  content,
  context,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${product.siteUrl}/AssessmentsPost`);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  const section = (name: string) => page.getByRole("region", { name });
  const card = section("Water Reports").getByRole("listitem").filter({ hasText: content.report });
  await expect(shown.heading).toHaveText("Publications");
  await expect(page.getByText(/^[2-9] documents in total$/)).toBeVisible();
  await expect(section("Energy Reports").getByText("No documents in this section yet.")).toBeVisible();
  for (const text of ["PDF", "water", "What the drilling teams found.", /^0\.00 MB$/, "Coast survey.pdf"]) {
    await expect(card.getByText(text, { exact: typeof text === "string" }).first()).toBeVisible();
  }
  const other = section("Other Reports").getByRole("listitem").filter({ hasText: content.minutes });
  await expect(other.getByText("No description")).toBeVisible();
  await expect(other.getByText("general", { exact: true })).toBeVisible();

  const view = await card.getByRole("link", { name: /^View/ }).getAttribute("href");
  const seen = await fetch(view ?? "");
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await seen.text()).toContain("%PDF-1.4");
  const downloading = page.waitForEvent("download");
  await card.getByRole("link", { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe("Coast survey.pdf");

  const toasts = page.getByRole("status").or(page.getByRole("alert"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: /^Copy Link/ }).click();
  await expect(toasts.filter({ hasText: "Link copied" }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(view);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await card.getByRole("button", { name: /^Copy Link/ }).click();
  await expect(toasts.filter({ hasText: "Could not copy link" }).first()).toBeVisible();

  await card.getByRole("link", { name: /^Details/ }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f]{24}$/);
  await expect(shown.heading).toHaveText(content.report);
  await expect(page.getByRole("main").getByText("Coast survey.pdf")).toBeVisible();
});

test("@everyday P-36 P-37 P-38 P-39 the home page has its seventeen sections in order, and its slides turn every three seconds", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await page.goto(`${product.siteUrl}/`);
  const shown = new PublicPage(page);
  const { slideshow, heading } = shown;
  await shown.untilAlive();
  await expect(heading).toHaveText("Welcome to the Ministry of Energy and Water Resources");
  await expect(page.getByRole("heading", { level: 2, name: "Recent blog posts" })).toBeAttached();
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "About Us",
    "Vision and Mission",
    "Ministry Mandates",
    "Ministry Key Output Areas",
    "Gallery / Recent Activities",
    "Departments",
    "Other Sectors",
    "Ministry Achievements",
    "Our services",
    "Our Current Interventions",
    "Ministry Officials",
    "Testimonials",
    "Our Partners",
    "Complaint Response Mechanisms",
    "Other Tools",
    "Recent blog posts",
  ]);

  await page.getByRole("button", { name: "Pause slideshow" }).click();
  const at = async () => Number(await slideshow.getAttribute("data-slot"));
  const first = await at();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  expect(await at(), "it stands while it is paused").toBe(first);
  await page.getByRole("button", { name: "Play slideshow" }).click();
  await expect(page.getByRole("button", { name: "Pause slideshow" })).toBeVisible();
  for (let turn = 1; turn <= 5; turn += 1) {
    await page.clock.runFor(2_900);
    await expect(slideshow).toHaveAttribute("data-slot", String((first + turn - 1) % 5));
    await page.clock.runFor(100);
    await expect(slideshow).toHaveAttribute("data-slot", String((first + turn) % 5));
    // Four slots have a picture, the last has none.
    await expect(slideshow.locator("img[data-shown]")).toHaveCount((first + turn) % 5 === 4 ? 0 : 1);
  }
});

test("@everyday P-101 P-102 P-103 P-110 P-111 P-112 P-116 P-118 P-119 P-121 P-126 P-132 P-133 P-139 P-140 from the list of water projects to one of them and its achievements", async ({
  page,
  product,
  content,
}) => {
  const { project } = content;
  await page.goto(`${product.siteUrl}/WaterProject`);
  const shown = new PublicPage(page);
  await expect(shown.heading).toHaveText("WATER PROJECTS");
  const card = shown.card(project.title);
  await expect(card).toContainText("Fourteen wells with hand pumps.");
  await card.getByRole("link", { name: /^Read for More/ }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/SingalProjectsWater/${project.id}`); // (sic)
  await expect(shown.heading).toHaveText(project.title);

  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(region("Project Overview")).toContainText("Fourteen wells are dug and covered");
  await expect(region("Project Overview").getByRole("img")).toHaveJSProperty("complete", true);
  await expect(region("Project Geography")).toContainText("Coastal plain, north of the port.");
  await expect(region("Project Objectives").getByRole("listitem")).toHaveText([
    "Enhance water access and quality.",
    "Build community climate resilience.",
    "Strengthen local water institutions.",
  ]);
  await expect(region("How it is done").getByRole("listitem")).toHaveText([
    /Survey of the ground/,
    /Digging and lining/,
  ]);
  await expect(region("Achievements").getByRole("listitem")).toHaveText([
    /Survey.*All sites/,
    /Digging.*Six wells/,
  ]);
  await expect(region("Project Stakeholders").getByRole("listitem")).toHaveText([
    "Funded By",
    "Implemented By",
    "Facilated By", // (sic)
  ]);
  const photos = region("Project Photos").getByRole("img");
  await expect(photos).toHaveCount(2);
  await photos.first().click();
  await expect(page.getByRole("dialog", { name: "Photo 1 of 2" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto(`${product.siteUrl}/project/${project.id}/achievements`);
  await expect(shown.heading).toHaveText(project.title);
  const cards = page.getByRole("main").getByRole("region").getByRole("listitem");
  await expect(cards).toHaveText([/Survey.*All sites/, /Digging.*Six wells/]);
  await expect(cards.nth(1).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
});

test("@everyday P-145 P-147 P-148 P-149 P-151 P-152 P-153 P-156 P-157 events are read a page at a time, and one by one", async ({
  page,
  product,
  content,
}) => {
  await page.goto(`${product.siteUrl}/EventPost`);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  await expect(shown.heading).toHaveText("EVENT/NEWS");
  const pager = page.getByRole("navigation", { name: "Pages of events" });
  const [prev, next] = [
    pager.getByRole("button", { name: "Prev" }),
    pager.getByRole("button", { name: "Next" }),
  ];
  await expect(page.getByText(`Showing ${content.events} of ${content.events} events`)).toBeVisible();
  await expect(pager).toBeHidden();

  const asked = page.waitForRequest(/readProjectEvent\/Event\?.*limit=10\b/);
  await page.getByLabel("Events per page").selectOption("10");
  expect(new URL((await asked).url()).searchParams.get("page")).toBe("1");
  const pages = Math.ceil(content.events / 10);
  await expect(page.getByText(`Showing 10 of ${content.events} events`)).toBeVisible();
  await expect(pager).toContainText(`Page 1 of ${pages}`);
  await expect(prev).toBeDisabled();
  await expect(shown.card(content.lastEvent)).toBeVisible();
  const second = page.waitForRequest(/readProjectEvent\/Event\?.*page=2\b/);
  await next.click();
  await second;
  await expect(pager).toContainText(`Page 2 of ${pages}`);
  await expect(shown.card(content.lastEvent)).toBeHidden();
  await expect(prev).toBeEnabled();
  await page.goto(`${product.siteUrl}/EventPost?limit=10&page=${pages}`);
  await expect(next).toBeDisabled();

  await page.goto(`${product.siteUrl}/EventPost`);
  await shown
    .card(content.lastEvent)
    .getByRole("link", { name: /^Read for More/ })
    .click();
  await expect(page).toHaveURL(/\/SingalProjectsEvent\/[0-9a-f]{24}$/); // (sic)
  await expect(shown.heading).toHaveText(content.lastEvent);
  const main = page.getByRole("main");
  for (const text of [
    "By Water Department",
    "Village 11 gets its well.",
    "The elders thanked the diggers.",
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.locator("article img")).toHaveJSProperty("complete", true);
});

test("an address opened in a tab begins at its top, a page loaded again where it was left", async ({
  page,
  product: { siteUrl },
}) => {
  const shown = new PublicPage(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(`${siteUrl}/`);
  await shown.untilAlive();
  await page.evaluate(() => scrollTo(0, 500));
  await page.goto(`${siteUrl}/contact`);
  await shown.untilAlive();
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(place).toBe(300);
});
