import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { Inspection } from "../../pages/inspection.ts";
import { Portal } from "../../pages/portal.ts";
import {
  createMailServer,
  linkIn,
  type MailServer,
  type ReceivedMail,
} from "../../../support/servers/mail-server.ts";
import { type Product, startProduct } from "../../../support/servers/product.ts";

/** Invitations and new passwords as people meet them: with a mail server, and without one. */
test.describe.configure({ mode: "serial" });

const hodan = { name: "Hodan Ali", email: "hodan@ministry.example", password: "rain on the tin roof" };
const newPassword = "the camel drinks at dusk";

/** A device of its own, as wide as a phone. */
async function deviceOf(browser: Browser, siteUrl: string): Promise<Portal> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return new Portal(await context.newPage(), siteUrl);
}

/** The users screen of the first administrator. */
async function usersScreen(browser: Browser, siteUrl: string): Promise<Portal> {
  const portal = await deviceOf(browser, siteUrl);
  await portal.open("/AdminForm");
  await portal.signIn();
  await expect(portal.heading).toHaveText("Customer Form");
  return portal;
}

async function invite(page: Page, { name, email } = hodan): Promise<void> {
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Full Name").fill(name);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole("button", { name: "Save the password" }).click();
}

test.describe("with a mail server", () => {
  let mail: MailServer;
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    mail = await createMailServer();
    await mail.start();
    product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: "The portal <portal@ministry.example>" });
  });
  test.afterAll(async () => {
    await product.remove();
    await mail.stop();
  });

  /** A mail that the server has refused twice is sent a minute after that. */
  async function mailTo(address: string, after?: ReceivedMail): Promise<ReceivedMail> {
    const newer = () => mail.newestTo(address) !== undefined && mail.newestTo(address) !== after;
    await expect.poll(newer, { timeout: 90_000 }).toBe(true);
    return mail.newestTo(address)!;
  }

  test("a colleague is invited by mail, chooses a password, and signs in", async ({ browser }) => {
    const portal = await usersScreen(browser, product.siteUrl);
    const { page } = portal;
    const inspection = new Inspection(page);
    await page.getByRole("button", { name: "Invite a colleague" }).click();
    await inspection.look("inviting", "dialog");
    await page.getByRole("button", { name: "Cancel" }).click();
    await invite(page);
    await expect(page.getByText("Hodan Ali gets a mail with a link.")).toBeVisible();
    const received = await mailTo(hodan.email);
    const entry = page.getByRole("listitem").filter({ hasText: hodan.email });
    await expect(entry).toContainText("Mail sent", { timeout: 30_000 });
    await inspection.look("an open invitation");

    const colleague = await deviceOf(browser, product.siteUrl);
    const theirs = new Inspection(colleague.page);
    await colleague.page.goto(linkIn(received).href);
    await expect(colleague.heading).toHaveText("Choose your password");
    await colleague.expectAt("/AdminInvitation");
    await theirs.look("an invitation");
    await choosePassword(colleague.page, "password");
    await expect(colleague.page.getByRole("alert")).toContainText("easily guessed");
    await theirs.look("an invitation refused");
    await colleague.page.reload();
    await choosePassword(colleague.page, hodan.password);
    await colleague.expectAt("/AdminLogin");
    await expect(colleague.page.getByText("Your account is ready.")).toBeVisible();
    await theirs.look("the sign-in after an invitation");
    await expect(colleague.page.getByLabel("Email")).toHaveValue(hodan.email);
    await colleague.signIn(hodan);
    await colleague.expectAt("/Dashboard");

    await colleague.page.goto(linkIn(received).href);
    await choosePassword(colleague.page, newPassword);
    await expect(colleague.page.getByRole("alert")).toContainText("accepted already");
    await page.reload();
    await expect(page.getByRole("table", { name: "Admins" })).toContainText(hodan.email);
    await expect(entry).toHaveCount(0);
    await Promise.all([page.context().close(), colleague.page.context().close()]);
    inspection.expectNothingFound();
    theirs.expectNothingFound();
  });

  test("a forgotten password is replaced with the link of a mail", async ({ browser }) => {
    const portal = await deviceOf(browser, product.siteUrl);
    const { page } = portal;
    const inspection = new Inspection(page);
    const before = mail.newestTo(hodan.email);
    await portal.open("/AdminLogin");
    // The sign-in stands there before its scripts do.
    await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
    await page.getByRole("button", { name: "Forgot password" }).click();
    await page.getByRole("link", { name: "get the link by mail" }).click();
    await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    await inspection.look("a forgotten password");
    await page.getByLabel("Email").fill(hodan.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(/^If this address has an account/)).toBeVisible();
    await inspection.look("a link asked for");
    const received = await mailTo(hodan.email, before);
    await page.goto(linkIn(received).href);
    await portal.expectAt("/AdminPasswordReset");
    await inspection.look("a new password");
    await choosePassword(page, newPassword);
    await portal.expectAt("/AdminLogin");
    await portal.signIn({ ...hodan, password: newPassword });
    await portal.expectAt("/Dashboard");
    await page.context().close();
    inspection.expectNothingFound();
  });

  test("an administrator sees that mails wait, and sends a colleague a link", async ({ browser }) => {
    await mail.stop();
    const portal = await usersScreen(browser, product.siteUrl);
    const { page } = portal;
    const inspection = new Inspection(page);
    const before = mail.newestTo(hodan.email);
    await portal.openActions(hodan.name);
    await page.getByRole("button", { name: `Send reset link to ${hodan.name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("can choose a new password with the link")).toBeVisible();
    await invite(page, { ...hodan, name: "Asha Noor", email: "asha@ministry.example" });
    await expect(page.getByText("Mail not sent yet")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/The mail server could not be reached/).first()).toBeVisible();
    await inspection.look("mails that wait");
    await mail.start();
    await mailTo(hodan.email, before);
    await mailTo("asha@ministry.example");
    await page.context().close();
    inspection.expectNothingFound();
  });
});

test("without a mail server the link is shown to be copied, and a forgotten password leads to an administrator", async ({
  browser,
  product,
}) => {
  const email = "fadumo@ministry.example";
  const portal = await usersScreen(browser, product.siteUrl);
  const { page } = portal;
  const inspection = new Inspection(page);
  await invite(page, { ...hodan, name: "Fadumo Warsame", email });
  const dialog = page.getByRole("alertdialog", { name: "The invitation is ready" });
  await inspection.look("a link to be copied", "dialog");
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel("Link")).toHaveValue(link);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Withdraw the invitation of Fadumo Warsame" })).toBeVisible();

  const colleague = await deviceOf(browser, product.siteUrl);
  await colleague.page.goto(link);
  await choosePassword(colleague.page, hodan.password);
  await colleague.expectAt("/AdminLogin");
  await colleague.signIn({ email, password: hodan.password });
  await colleague.expectAt("/Dashboard");
  await colleague.open("/AdminForgotPassword");
  await expect(colleague.page.getByText(/Ask the ministry’s portal administrator/)).toBeVisible();
  await expect(colleague.page.getByRole("button", { name: "Send the link" })).toHaveCount(0);
  const theirs = new Inspection(colleague.page);
  await theirs.look("whom to ask");
  await Promise.all([page.context().close(), colleague.page.context().close()]);
  inspection.expectNothingFound();
  theirs.expectNothingFound();
});
