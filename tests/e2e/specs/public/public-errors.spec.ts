import { signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** Wrong addresses, hostile records, an API that is slow, down, or talks nonsense: the page says what it can. */
test.use({ serviceWorkers: "block" });

test("P-159 P-189 a wrong id says once what is missing and shows the ways on", async ({ page, product }) => {
  const shown = new PublicPage(page);
  const main = page.getByRole("main");
  for (const [path, heading, message, way] of [
    ["/SingalProjectsWater/nonsense", "Project not found", "Failed to load project.", "/WaterProject"], // (sic)
    [
      "/SingalProjectsEnergy/5f5f5f5f5f5f5f5f5f5f5f5f",
      "Project not found",
      "Failed to load project.",
      "/EnergyProject",
    ],
    ["/SingalProjectsEvent/%3Cb%3E", "Event not found", "Could not load event details.", "/EventPost"],
    ["/documents/nonsense", "Document not found", "Failed to load document.", "/AssessmentsPost"],
    ["/project/5f5f5f5f5f5f5f5f5f5f5f5f/achievements", "Project not found", "", "/projects"],
  ] as const) {
    await page.goto(product.siteUrl + path);
    await expect(shown.heading, path).toHaveText(heading);
    await expect(main.getByRole("alert")).toHaveCount(1);
    await expect(main.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(main.getByRole("link", { name: /^See all/ })).toHaveAttribute("href", way);
    await expect(main.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
    await expect(main.getByText("Failed to load photos.")).toHaveCount(0);
  }
});

test("texts with HTML are shown as text, Arabic runs from right to left, and nothing is too long for 320 px", async ({
  page,
  product,
}) => {
  const title = `<img src=x onerror="document.title='run'"> ${"Bewässerungswasserversorgung".repeat(8)}`;
  const body = new FormData();
  for (const [name, value] of Object.entries({
    title,
    desc: "<b>not bold</b>",
    overview: "مشروع مياه القرى الشرقية لأربع عشرة قرية",
    objective: "x".repeat(400),
    componentTitle: "مكونات المشروع",
    componentOne: "<script>document.title = 'run'</script>",
  })) {
    body.append(name, value);
  }
  const created = await fetch(`${product.apiUrl}/createProjectWater/waterProject`, {
    method: "POST",
    headers: { authorization: `Bearer ${await signIn(product.apiUrl)}` },
    body,
  });
  expect(created.ok).toBe(true);

  await page.setViewportSize({ width: 320, height: 640 });
  const shown = new PublicPage(page);
  await page.goto(`${product.siteUrl}/WaterProject`);
  await shown.untilLoaded();
  const card = shown.card("<b>not bold</b>");
  await expect(card.getByRole("heading")).toHaveText(title);
  expect(await shown.overflow(), "list").toBeLessThanOrEqual(0);
  await card.getByRole("link", { name: /^Read for More/ }).click();
  await shown.untilLoaded();
  await expect(shown.heading).toHaveText(title);
  expect(await shown.overflow(), "detail").toBeLessThanOrEqual(0);
  await expect(page.getByText("<script>document.title = 'run'</script>")).toBeVisible();
  expect(await page.title()).toContain("<img src=x");
  await expect(page.getByText("مشروع مياه القرى")).toHaveCSS("direction", "rtl");
  await expect(page.getByRole("heading", { name: "مكونات المشروع" })).toHaveCSS("direction", "rtl");
  await expect(shown.heading).toHaveCSS("direction", "ltr");
});

test("P-105 P-128 P-141 P-188 while the API is slow its places are kept; what talks nonsense is named, and the rest works", async ({
  page,
  product,
  content,
}) => {
  const shown = new PublicPage(page);
  const main = page.getByRole("main");
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(`${product.apiUrl}/**`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${product.siteUrl}/contact`);
  await shown.untilAlive();
  await shown.follow("/WaterProject");
  await expect(main.locator("[data-skeleton=card]").first()).toBeVisible();
  await shown.follow(`/project/${content.project.id}/achievements`);
  await expect(main.locator("[data-skeleton=card]")).toHaveCount(3);
  await shown.follow(`/SingalProjectsWater/${content.project.id}`); // (sic)
  await expect(main.locator("[data-skeleton=photo]")).toHaveCount(8);
  go();
  await expect(shown.heading).toHaveText(content.project.title);
  await expect(main.locator("[data-skeleton]")).toHaveCount(0);
  await page.unroute(`${product.apiUrl}/**`);

  // A captive portal's page in place of every answer.
  await page.route(`${product.apiUrl}/**`, (route) =>
    route.fulfill({
      status: 200,
      contentType: "text/html",
      body: "<html>Sign in to the hotel</html>",
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await page.goto(`${product.siteUrl}/contact`);
  await shown.untilAlive();
  for (const [path, message] of [
    ["/EnergyProject", "Failed to load projects list."],
    ["/EventPost", "Failed to load events."],
    ["/AssessmentsPost", "Failed to load documents."],
    [`/SingalProjectsEvent/${content.eventId}`, "Could not load event details."], // (sic)
    [`/project/${content.project.id}/achievements`, "Failed to load achievements"],
    ["/search?q=well", "Some lists or pages could not be loaded; what they hold is missing here."],
  ] as const) {
    await shown.follow(path);
    await expect(main.getByText(message), path).toBeVisible();
    await expect(main.getByText("hotel")).toHaveCount(0);
  }
  await shown.follow("/contact");
  await expect(shown.heading).toHaveText("Contact");
  await page.unroute(`${product.apiUrl}/**`);
  await shown.follow("/EventPost");
  await expect(shown.card(content.lastEvent)).toBeVisible();
});

test("@everyday P-107 P-191 P-193 AMB-01 AMB-12 with site and API stopped an open page goes on: it says what did not come, and comes back by Try again", async ({
  page,
  product,
  content,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const shown = new PublicPage(page);
  const main = page.getByRole("main");
  await page.goto(`${product.siteUrl}/WaterProject`);
  await expect(shown.card(content.project.title)).toBeVisible();
  await shown.untilAlive();
  await product.stop();
  try {
    await shown.follow("/EnergyProject");
    await expect(shown.heading).toHaveText("ENERGY PROJECTS");
    await expect(main.getByRole("alert")).toContainText("Failed to load projects list.");
    expect(logged.some((text) => text.includes("Failed to load projects list."))).toBe(true);
    // What had come stays.
    await shown.follow("/WaterProject");
    await expect(shown.card(content.project.title)).toBeVisible();
    await shown.follow("/EnergyProject");
    // Once the page hears that the API is back, it asks by itself: here only the button does.
    await page.route("**/healthz", (route) => route.abort());
  } finally {
    await product.start();
  }
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(shown.card(content.energy.title)).toBeVisible();
});

test("a page whose file did not come says that it could not be loaded, and comes by Try again", async ({
  page,
  product,
}) => {
  const shown = new PublicPage(page);
  const file = /\/parts\/public\/.*\/ministry-page-.*\.js/;
  await page.route(file, (route) => route.abort());
  await page.goto(`${product.siteUrl}/contact`);
  await shown.untilAlive();
  await shown.follow("/Ministry");
  const main = page.getByRole("main");
  const again = main.getByRole("button", { name: "Try again" });
  await expect(main.getByText("It could not be loaded. Check the connection and try again.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("banner")).toBeVisible();
  // The site is asked before the page is left for it.
  await page.context().setOffline(true);
  await again.click();
  await expect(again).toBeEnabled();
  await expect(main.getByText("It could not be loaded. Check the connection and try again.")).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(file);
  await again.click();
  await expect(main.getByText(/went wrong|could not be loaded/)).toHaveCount(0);
  await expect(shown.heading).toBeVisible();
  await shown.untilAlive();
});
