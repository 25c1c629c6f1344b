import type { Browser, Page } from "@playwright/test";
import { formOf, officeOf, publishPortalContent } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";
import { firstAdmin, runCommand } from "../../../support/servers/product.ts";

/** Who may work in the portal: signing in and out, accounts, sessions, passwords, and the trail of what they did. */
test.describe.configure({ mode: "serial" });
test.use({ serviceWorkers: "block" });

const hodan = { name: "Hodan Ali", email: "hodan@ministry.example", password: "rain on the tin roof" };
const newPassword = "the camel drinks at dusk";

/** A device of its own. */
async function deviceOf(browser: Browser, siteUrl: string, options = {}): Promise<Portal> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  return new Portal(await context.newPage(), siteUrl);
}

async function signedIn(browser: Browser, siteUrl: string, who = firstAdmin, options = {}): Promise<Portal> {
  const portal = await deviceOf(browser, siteUrl, options);
  await portal.open("/AdminLogin");
  await portal.signIn(who);
  await portal.expectAt("/Dashboard");
  return portal;
}

const storedAdmin = (page: Page) => page.evaluate(() => localStorage.getItem("admin"));

test("@everyday A-14 A-38 A-41 A-43 AMB-41 the door: nobody gets in without a session, and everybody is led on", async ({
  browser,
  product,
}) => {
  const portal = await deviceOf(browser, product.siteUrl);
  const { page } = portal;
  await portal.open("/");
  await portal.open("/EventTable");
  await portal.expectAt("/AdminLogin");
  await page.goBack();
  await portal.expectAt("/");

  await portal.open("/AdminLogin");
  await page.getByRole("button", { name: "Forgot password" }).click();
  await expect(page.getByText(/one-time link/)).toBeVisible();
  await page.getByRole("link", { name: "Sign up" }).click();
  await portal.expectAt("/AdminLogin");
  await expect(page.getByText(/Ask a colleague to register you/)).toBeVisible();

  await portal.open("/WaterProjectTable");
  await portal.signIn({ ...firstAdmin, password: "wrong" });
  await expect(page.getByRole("alert")).toContainText("Email or password is invalid.");
  expect(await storedAdmin(page)).toBeNull();
  await page.getByLabel("Remember me").check();
  await portal.signIn();
  await expect(page.getByText("Login successfully")).toBeVisible();
  await portal.expectAt("/WaterProjectTable");
  const stored = JSON.parse((await storedAdmin(page)) ?? "{}") as Record<string, unknown>;
  expect(Object.keys(stored).sort()).toEqual(["expiresAt", "token", "user"]);
  await page.context().close();
});

test("A-02 A-08 A-09 A-10 A-11 the layout leads everywhere, and out for good", async ({
  browser,
  product,
}) => {
  const portal = await signedIn(browser, product.siteUrl);
  const { page } = portal;
  await expect(page.getByRole("banner").getByText("Admin Portal")).toBeVisible();
  const side = page.getByRole("navigation", { name: "Admin" });
  const addresses = [
    "/DashboardCards",
    "/EnergyProjectTable",
    "/EnergyAchievementsTable",
    "/WaterProjectTable",
    "/WaterAchievementsTable",
    "/EventTable",
    "/AssessmentDashsPost",
    "/EnergyProjectPhotosTable",
    "/WaterProjectPhotosTable",
    "/AdminForm",
    "/AdminSettings",
  ];
  await expect(side.getByRole("link")).toHaveCount(addresses.length);
  for (const [at, address] of addresses.entries()) {
    await side.getByRole("link").nth(at).click();
    await portal.expectAt(address);
    await expect(side.getByRole("link").nth(at)).toHaveAttribute("aria-current", "page");
  }
  await expect(side.getByRole("link", { name: "Users" })).toHaveAttribute("href", "/AdminForm");
  await page.getByRole("button", { name: "Close sidebar" }).click();
  await expect(side).toBeHidden();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await portal.expectAt("/AdminLogin");
  expect(await storedAdmin(page)).toBeNull();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await page.context().close();
});

test("@everyday A-46 A-48 A-49 AMB-33 a colleague is registered, kept out, and let in again", async ({
  browser,
  product,
}) => {
  const portal = await signedIn(browser, product.siteUrl);
  const { page } = portal;
  await page.getByRole("link", { name: "Users" }).click();
  await expect(portal.heading).toHaveText("Customer Form");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toContainText("Full name is required.");
  await page.getByLabel("Full Name").fill(hodan.name);
  await page.getByLabel("Email").fill(hodan.email);
  await page.getByLabel("Password").fill(hodan.password);
  await expect(page.getByText("Strong", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("registered succes")).toBeVisible();
  await portal.expectAt("/AdminLogin");
  await page.getByRole("link", { name: "Back to the portal" }).click();
  await portal.expectAt("/Dashboard");

  const colleague = await signedIn(browser, product.siteUrl, hodan);
  await portal.go("/AdminForm");
  const own = portal.row(firstAdmin.email);
  await expect(own).toContainText("This is you.");
  // Other files may have left an administrator here, and then her own role can be changed.
  await expect(own.getByRole("button", { name: /Deactivate/ })).toHaveCount(0);
  await expect(portal.row(hodan.email)).toContainText("today");
  await page.getByRole("button", { name: `Deactivate ${hodan.name}` }).click();
  const dialog = page.getByRole("alertdialog", { name: `Deactivate ${hodan.name}?` });
  await expect(dialog).toContainText(hodan.email);
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(portal.row(hodan.email)).toContainText("Deactivated");

  // The colleague is out with the next thing they do, and no sign-in helps.
  await colleague.go("/AdminAccount");
  await colleague.expectAt("/AdminLogin");
  await colleague.signIn(hodan);
  await expect(colleague.page.getByRole("alert").last()).toContainText("Email or password is invalid.");

  await page.getByRole("button", { name: `Reactivate ${hodan.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByRole("button", { name: `Deactivate ${hodan.name}` })).toBeVisible();
  await colleague.signIn(hodan);
  await colleague.expectAt("/AdminAccount");
  await Promise.all([page.context().close(), colleague.page.context().close()]);
});

test("one's sessions are seen and ended elsewhere, and one's password changed", async ({
  browser,
  product,
}) => {
  const phone = await signedIn(browser, product.siteUrl, hodan, {
    userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36",
  });
  const desktop = await signedIn(browser, product.siteUrl, hodan);
  const { page } = desktop;
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("link", { name: /^Your account/ }).click();
  const sessions = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(sessions.first()).toContainText("This device");
  const onPhone = sessions.filter({ hasText: "Chrome on Android" });
  await onPhone.getByRole("button", { name: /^Sign out/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(onPhone).toHaveCount(0);
  await phone.go("/AdminAccount");
  await phone.expectAt("/AdminLogin");

  await phone.signIn(hodan);
  await phone.expectAt("/AdminAccount");
  const asked = page.getByText("Choose a password of your own.");
  await expect(asked).toBeVisible();
  await page.getByLabel(/^Current password/).fill("not this one");
  await page.getByLabel(/^New password/).fill(newPassword);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toContainText("The current password is not right.");
  await page.getByLabel(/^Current password/).fill(hodan.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(asked).toHaveCount(0);
  await phone.go("/AdminTrash");
  await phone.expectAt("/AdminLogin");
  await Promise.all([page.context().close(), phone.page.context().close()]);
});

test("a forgotten password is set again with the one-time link the command line prints", async ({
  browser,
  product,
}) => {
  const printed = await runCommand("admin", ["reset-password", "--email", hodan.email], product.settings);
  const address = /http\S+\/password-reset\?token=\S+/.exec(printed)?.[0] ?? "";
  const portal = await deviceOf(browser, product.siteUrl);
  const { page } = portal;
  await page.goto(address);
  await page.getByLabel("New password").fill(hodan.password);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByRole("status")).toContainText("The new password is saved.");
  await page.getByRole("link", { name: "To the sign-in" }).click();
  await portal.signIn(hodan);
  await portal.expectAt("/Dashboard");

  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("used already");
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.context().close();
});

test("A-51 A-52 A-53 AMB-10 the dashboard tells the figures and what there is to do, and the trail who did what", async ({
  browser,
  product,
}) => {
  const content = await publishPortalContent(product, "of the people");
  const office = await officeOf(product);
  const portal = await signedIn(browser, product.siteUrl);
  const { page } = portal;
  const [water, energy] = await Promise.all(
    ["/readProjectWater/waterProject", "/readProjectEnergy/EnergyProject"].map(
      async (path) => (await (await fetch(product.apiUrl + path)).json()) as { achievements: unknown[] }[],
    ),
  );
  const achievements = water?.reduce((sum, project) => sum + project.achievements.length, 0);
  for (const [card, figure, address] of [
    ["Total Water Projects", water?.length, "/WaterProjectTable"],
    ["Total Energy Projects", energy?.length, "/EnergyProjectTable"],
    ["Total Water Achievements", achievements, "/WaterProjectTable"],
  ] as const) {
    const link = page.getByRole("link", { name: new RegExp(`^${card}\\s*${figure}$`) });
    await expect(link).toHaveAttribute("href", address);
  }
  await expect(page.getByText("Everything you saved has been received.")).toBeVisible();
  const without = page.getByRole("list", { name: "Projects without photos" });
  const chart = page.getByRole("list", { name: "Water projects" });
  await expect(chart.getByRole("listitem").filter({ hasText: content.water.title })).toContainText("70%");
  await expect(without.getByRole("link", { name: content.water.title })).toHaveCount(0);
  await without.getByRole("link", { name: content.bare.title }).click();
  await expect(portal.heading).toHaveText("Water Project Photos");
  await expect(page.getByLabel("Project")).toHaveValue(content.bare.id);

  // One field of the project changes; the trail tells it in words, before and after.
  await office.send(
    "PATCH",
    `/UpdateWaterProject/waterProject/${content.water.id}`,
    formOf({ overview: "A pump and two tanks." }),
  );
  await portal.go("/Dashboard");
  await page.getByRole("link", { name: "All changes" }).click();
  const entries = page.getByRole("list", { name: "Changes" }).locator(":scope > li");
  await expect(entries.first()).toContainText(`changed the project ${content.water.title}`);
  await expect(entries.first().getByRole("deletion")).toContainText("A pump and a tank.");
  await expect(entries.first().getByRole("insertion")).toContainText("A pump and two tanks.");
  await page.getByLabel("Kind").selectOption("Admins and passwords");
  await expect(entries.filter({ hasText: `deactivated ${hodan.name}` })).toHaveCount(1);
  await expect(entries.filter({ hasText: content.water.title })).toHaveCount(0);
  await page.getByLabel("Person").selectOption(hodan.name);
  await expect(entries.filter({ hasText: `deactivated ${hodan.name}` })).toHaveCount(0);
  await expect(entries.filter({ hasText: "chose a new password" }).first()).toBeVisible();
  await page.getByLabel("Until").fill("2001-01-01");
  await expect(page.getByText("No changes match these filters.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Until")).toHaveValue("2001-01-01");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(entries.first()).toContainText(content.water.title);
  await page.context().close();
});
