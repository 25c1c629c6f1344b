import { officersPhone } from "../../fixtures/officers-phone.ts";
import { holdScripts } from "../../fixtures/held-scripts.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";
import { firstAdmin } from "../../../support/servers/product.ts";

/** The sign-in stands in the page's HTML: it shows, and takes what is typed, before any script has arrived. */
test.use({ ...officersPhone, serviceWorkers: "block" });

test("what is typed into the sign-in before its scripts have arrived is still there, and signs in", async ({
  page,
  product: { siteUrl },
}) => {
  const release = await holdScripts(page);
  await page.goto(`${siteUrl}/AdminLogin`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page).toHaveTitle("Sign in – Admin Portal");
  await page.getByLabel("Email").fill(firstAdmin.email);
  await page.getByLabel("Remember me").check();
  const password = page.getByLabel("Password");
  await password.pressSequentially(firstAdmin.password.slice(0, 6));
  // A browser would put the password into the address.
  await expect(page.getByRole("button", { name: "Login" })).toBeDisabled();
  await password.press("Enter");
  await expect(page).toHaveURL(`${siteUrl}/AdminLogin`);

  await release();
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByLabel("Email")).toHaveValue(firstAdmin.email);
  await expect(page.getByLabel("Remember me")).toBeChecked();
  await expect(password).toBeFocused();
  await page.keyboard.type(firstAdmin.password.slice(6));
  await expect(password).toHaveValue(firstAdmin.password);
  await page.keyboard.press("Enter");
  await new Portal(page, siteUrl).expectAt("/Dashboard");
});

test("AMB-25 what is pressed in the sign-in before the portal has arrived stays pressed", async ({
  page,
  product: { siteUrl },
}) => {
  const help = page.getByRole("button", { name: "Forgot password" });
  const answer = page.getByText(/one-time link/);
  // Before any script, and while the shell runs and the portal is still on its way.
  for (const held of [/\.js(?:\?|$)/, /\/parts\/admin\/.*\.js/]) {
    const release = await holdScripts(page, held);
    await page.goto(`${siteUrl}/AdminLogin`, { waitUntil: "commit" });
    if (held.source.includes("admin")) await expect(page.locator("#root > [aria-busy]")).toBeAttached();
    await help.click();
    await expect(answer).toBeVisible();
    await release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    await expect(help).toHaveAttribute("aria-expanded", "true");
    await expect(answer).toBeVisible();
    await help.click();
    await expect(answer).toBeHidden();
    await page.unrouteAll();
  }
});

test("the screen that stands in the HTML is the one that takes its place", async ({
  page,
  product: { siteUrl },
}) => {
  const release = await holdScripts(page);
  await page.goto(`${siteUrl}/AdminLogin`, { waitUntil: "commit" });
  const places = () =>
    page
      .locator("h1, label, input, button, a")
      .evaluateAll((elements) =>
        elements.map((element) => [element.textContent, JSON.stringify(element.getBoundingClientRect())]),
      );
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  await release();
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  expect(await places()).toEqual(before);
});

test("where the portal can't be loaded the page says so in place of the standing sign-in", async ({
  page,
  product: { siteUrl },
}) => {
  await page.route(/\/parts\/admin\/.*\.js/, (route) => route.abort());
  await page.goto(`${siteUrl}/AdminLogin`);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel("Password")).toBeHidden();
});

test("a screen whose file did not come says that it could not be loaded, and comes by Try again", async ({
  page,
  product: { siteUrl },
}) => {
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminLogin");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
  const file = /\/parts\/admin\/.*\/dashboard-page-.*\.js/;
  await page.route(file, (route) => route.abort());
  await page.reload();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("It could not be loaded. Check the connection and try again.")).toBeVisible();
  await expect(page.getByText(/went wrong/)).toHaveCount(0);
  // The file is asked for before the page is left for it.
  await again.click();
  await expect(page.getByText(/Still not loaded/)).toBeVisible();
  await page.unroute(file);
  await again.click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});
