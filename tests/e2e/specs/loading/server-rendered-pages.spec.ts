import { expect, test } from "../../fixtures/content/public-site.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/** Pages with data, as the site's server makes them (docs/decisions/0012-data-in-the-html.md). */
test.use({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });

test("pages with data are whole without any script, and come alive without asking again", async ({
  page,
  browser,
  product,
  content,
}) => {
  const { project, energy } = content;
  const pages: [path: string, words: string][] = [
    ["/WaterProject", project.title],
    ["/EnergyProject", energy.title],
    ["/EventPost", content.lastEvent],
    ["/AssessmentsPost", content.report],
    [`/SingalProjectsWater/${project.id}`, "Fourteen wells are dug and covered"], // (sic)
    [`/SingalProjectsEnergy/${energy.id}`, energy.title], // (sic)
    [`/SingalProjectsEvent/${content.eventId}`, content.lastEvent], // (sic)
    [`/project/${project.id}/achievements`, "Survey"],
    [`/documents/${content.reportId}`, content.report],
  ];
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const shown = new PublicPage(page);
  const isFirstHeading = await shown.watchHeading();
  const complaints = complaintsOf(page);
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.resourceType() === "fetch" && request.url().startsWith(product.apiUrl);
    if (isRead && pathname !== "/healthz") asked.push(pathname);
  });
  /** What can't be made in a moment goes out as it was composed: opened until it came with its content. */
  const openAnswered = (path: string) =>
    expect(async () => {
      // The page before is gone: composed without content, it may just have begun to ask.
      await page.goto("about:blank");
      asked = [];
      const answer = await page.goto(product.siteUrl + path);
      expect(await answer?.text()).toContain('id="answers"');
    }, path).toPass({ timeout: 30_000 });
  for (const [path, words] of pages) {
    await expect
      .poll(async () => (await fetch(product.siteUrl + path)).text(), { message: path })
      .toContain('id="answers"');
    await still.goto(product.siteUrl + path);
    await expect(still.getByRole("main").getByText(words).first(), path).toBeVisible();
    await expect(still.getByRole("main").getByText(/^Loading/), path).toHaveCount(0);

    await openAnswered(path);
    await shown.untilAlive();
    await expect(page.getByRole("main").getByText(words).first(), path).toBeVisible();
    expect(await isFirstHeading(), `${path} was adopted, not made again`).toBe(true);
    expect(asked, path).toEqual([]);
  }
  await still.context().close();
  expect(complaints).toEqual([]);
});

test("who scrolls before a page has come alive stays where they are", async ({ page, product, content }) => {
  const path = `${product.siteUrl}/SingalProjectsWater/${content.project.id}`; // (sic)
  await expect.poll(async () => (await fetch(path)).text()).toContain('id="answers"');
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => scrollTo(0, 400));
  go();
  // The menu answers once the page is alive; by script, since a real tap would scroll to it.
  const placeBeforeMenu = () =>
    page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>("header button[aria-expanded]");
      const noted = globalThis as { placeBefore?: number };
      if (button?.ariaExpanded === "true") return noted.placeBefore;
      noted.placeBefore = scrollY;
      button?.click();
      return undefined;
    });
  await expect.poll(placeBeforeMenu).toBe(400);
});
