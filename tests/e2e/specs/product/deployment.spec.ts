import type { Browser } from "@playwright/test";
import { runCommand } from "../../../support/servers/product.ts";
import { copyCheckout } from "../../fixtures/checkout.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Releases } from "../../fixtures/releases.ts";
import { Device } from "../../pages/device.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/** How the parts are put together and replaced (docs/architecture.md). */

const oldLead = "What happens at the ministry and at its works in the regions, newest first.";
const newLead = "The latest from the ministry and its works.";

/** What somebody finds who was never here before. */
async function newVisitor(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await new PublicPage(page).untilAlive();
  const found = {
    build: await new Device(page).pinnedBuild("public-mfe"),
    lead: await page.getByRole("main").getByText(newLead).or(page.getByText(oldLead)).first().textContent(),
  };
  await context.close();
  return found;
}

test("a part is released while the site runs: open pages stay on their build, the next takes the new one, and the way back is short", async ({
  browser,
  page,
  product,
}) => {
  const { siteUrl, settings } = product;
  const releases = new Releases(settings.SITES_DIR ?? "", "public-mfe");
  const before = await releases.current();
  await releases.age(["older-1", "older-2", "older-3", "older-4", "older-5", "older-6"]);
  const device = new Device(page);
  await page.goto(`${siteUrl}/`);
  await new PublicPage(page).untilAlive();

  const checkout = await copyCheckout();
  try {
    await checkout.edit("public-mfe/src/content/records/events.ts", oldLead, newLead);
    expect(await runCommand("release", ["public-mfe", "--skip-checks"], settings, checkout.folder)).toContain(
      "released as",
    );
  } finally {
    await checkout.remove();
  }
  const after = await releases.current();
  expect(after).not.toBe(before);
  // The current one and five older ones; what was older still is gone.
  expect((await releases.retained()).slice(0, 2)).toEqual([after, before]);
  expect(await releases.retained()).toHaveLength(6);
  expect((await releases.stored()).sort()).toEqual((await releases.retained()).sort());

  // The open page never had this screen: it comes from the build the page started with.
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await expect(page.getByText(oldLead)).toBeVisible();
  expect(await device.pinnedBuild("public-mfe")).toBe(before);
  expect(await newVisitor(browser, `${siteUrl}/EventPost`)).toEqual({ build: after, lead: newLead });
  // Somebody who was here before gets it too, as soon as their worker has it whole.
  await expect(async () => {
    await page.reload();
    expect(await device.pinnedBuild("public-mfe")).toBe(after);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(newLead)).toBeVisible();

  expect(await runCommand("release", ["public-mfe", "--rollback"], settings)).toContain(`back at ${before}`);
  expect(await newVisitor(browser, `${siteUrl}/EventPost`)).toEqual({ build: before, lead: oldLead });
});

test("@everyday the browser has one React, the shell's, and a visitor's first page nothing of the admin's part", async ({
  browser,
  product: { siteUrl },
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto(`${siteUrl}/`);
  await new PublicPage(page).untilAlive();
  await page.getByRole("button", { name: "Pause slideshow" }).click();
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...scripts].filter((url) => url.includes("/parts/public/"))).not.toEqual([]);
  expect([...scripts].filter((url) => url.includes("/parts/admin/"))).toEqual([]);

  // Within the page, as a link would: the same React now carries the other part.
  await new Device(page).mark();
  await page.evaluate(() => {
    history.pushState({}, "", "/AdminLogin");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  const forgot = page.getByRole("button", { name: "Forgot password" });
  await expect(forgot).toHaveAttribute("aria-expanded", "false");
  await forgot.click();
  await expect(forgot).toHaveAttribute("aria-expanded", "true");
  expect(await new Device(page).isMarked()).toBe(true);
  expect([...scripts].filter((url) => url.includes("/parts/admin/"))).not.toEqual([]);

  const texts = await Promise.all(
    [...scripts].map(async (url) => [url, await (await fetch(url)).text()] as const),
  );
  // One text of each library that is in its code alone; the tiny JSX helper keeps no state and may be anywhere.
  const marks = {
    react: "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=",
    "react-dom": "__reactContainer",
    "react-router": "You cannot render a <Router> inside another <Router>",
    "react-query": "No QueryClient set, use QueryClientProvider to set one",
  };
  for (const [library, mark] of Object.entries(marks)) {
    const carriers = texts.filter(([, text]) => text.includes(mark)).map(([url]) => new URL(url).pathname);
    expect(carriers, library).toEqual([expect.stringMatching(/^\/assets\//)]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

const fixedPages: [path: string, heading: string][] = [
  ["/", "Welcome to the Ministry of Energy and Water Resources"],
  ["/Ministry", "ABOUT MINISTRY"],
  ["/minister", "Leadership"],
  ["/water", "Water Department"],
  ["/Energy", "Energy Department"],
  ["/PlanningPolicy", "Planning and Policy Department"],
  ["/Admin&finace", "Admin, HR and Finance Department"], // (sic)
  ["/Admin%26finace", "Admin, HR and Finance Department"], // (sic)
  ["/EnergyProject", "ENERGY PROJECTS"],
  ["/WaterProject", "WATER PROJECTS"],
  ["/AssessmentsPost", "Publications"],
  ["/EventPost", "EVENT/NEWS"],
  ["/contact", "Contact"],
];

test("@everyday P-02 P-03 P-04 P-05 P-06 P-07 P-08 P-09 P-10 P-11 P-12 P-18 every fixed page stands in its HTML before any script runs, and comes alive without a complaint", async ({
  browser,
  product: { siteUrl },
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const shown = new PublicPage(page);
  const complaints = complaintsOf(page);
  const isFirstHeading = await shown.watchHeading();
  for (const [path, heading] of fixedPages) {
    const answer = await fetch(siteUrl + path);
    expect(answer.status, path).toBe(200);
    expect(headingIn(await answer.text()), path).toBe(heading);
    await page.goto(siteUrl + path);
    await shown.untilAlive();
    await expect(shown.heading, path).toHaveText(heading);
    expect(await isFirstHeading(), `${path} is taken over as it stands`).toBe(true);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Text of the page's first heading, read from the HTML alone. */
function headingIn(html: string): string | undefined {
  const inside = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html.replace(/<script\b.*?<\/script>/gs, ""))?.[1];
  return inside?.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&");
}

test("an address nobody answers for gives 404 and a page that helps", async ({
  page,
  product: { siteUrl },
}) => {
  const answer = await page.goto(`${siteUrl}/no/such-page`);
  expect(answer?.status()).toBe(404);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  await expect(shown.heading).toHaveText("Page not found");
  await page.getByRole("main").getByRole("link", { name: "Water projects" }).click();
  await expect(page).toHaveURL(`${siteUrl}/WaterProject`);
  await expect(shown.heading).toHaveText("WATER PROJECTS");
});
