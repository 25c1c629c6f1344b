import type { Browser, CDPSession, Page } from "@playwright/test";
import { signIn } from "../../fixtures/content/content.ts";
import { officeOf } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { photosOf } from "../../fixtures/content/water-projects.ts";
import { Inspection } from "../../pages/inspection.ts";
import { Portal } from "../../pages/portal.ts";
import { Authenticator } from "../../../support/devices/authenticator.ts";
import { firstAdmin, type Product } from "../../../support/servers/product.ts";

/** A second factor: set up, asked for at the sign-in, lost, asked for once more, and asked for of everybody. */
// Each test signs in on several devices, one after the other.
test.describe.configure({ mode: "serial" });
test.use({ ministry: "second-factor" });

interface Person {
  name: string;
  email: string;
  password: string;
}

/** A new account. */
async function personOf(product: Product, name: string, role: string): Promise<Person> {
  const person = {
    name,
    email: `${name.toLowerCase()}@ministry.example`,
    password: `rain on the roof of ${name}`,
  };
  await (await officeOf(product)).send("POST", "/createAdmin", { ...person, role });
  return person;
}

/** A device of its own, at the sign-in. */
async function atSignIn(browser: Browser, product: Product, person: Person): Promise<Portal> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  const portal = new Portal(await context.newPage(), product.siteUrl);
  await portal.open("/AdminLogin");
  await portal.signIn(person);
  return portal;
}

async function signedIn(browser: Browser, product: Product, person: Person): Promise<Portal> {
  const portal = await atSignIn(browser, product, person);
  await portal.expectAt("/Dashboard");
  return portal;
}

const code = (page: Page) => page.getByLabel(/^Code/);

/** Sets an app up on the screen that offers it; returns the app and the recovery codes. */
async function setUpApp({ page }: Portal, look?: Inspection) {
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "Picture for the authenticator app" })).toBeVisible();
  const secret = (await page.getByLabel("Secret", { exact: true }).innerText()).replaceAll(" ", "");
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code(page)).toHaveAttribute("inputmode", "numeric");
  await look?.look("setting up an app");
  const app = new Authenticator(secret);
  await code(page).fill(new Authenticator(secret, -86_400_000).code());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The clock of your phone may be off");
  await code(page).fill(app.code());
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await look?.look("new recovery codes");
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I have noted them down" }).click();
  return { app, recoveryCodes };
}

test("an authenticator app is set up, and the sign-in asks for its code; a recovery code takes its place", async ({
  browser,
  product,
}) => {
  const hodan = await personOf(product, "Hodan", "editor");
  const desktop = await signedIn(browser, product, hodan);
  await desktop.go("/AdminAccount");
  const look = new Inspection(desktop.page);
  await expect(desktop.page.getByText("asks for your password alone")).toBeVisible();
  const { app, recoveryCodes } = await setUpApp(desktop, look);
  await expect(desktop.page.getByText("10 codes are left.")).toBeVisible();
  await look.look("with a second factor");
  expect(look.found).toEqual([]);

  const phone = await atSignIn(browser, product, hodan);
  const { page } = phone;
  await expect(page.getByText("Your password is correct.")).toBeVisible();
  await expect(code(page)).toBeFocused();
  const step = new Inspection(page);
  await step.look("the second step");
  await code(page).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(/This code/);
  await step.look("a wrong code");
  expect(step.found).toEqual([]);
  await code(page).fill(app.code());
  await page.keyboard.press("Enter");
  await phone.expectAt("/Dashboard");
  await expect(page.getByText("Login successfully")).toBeVisible();
  // The queue's key came with the second step: what is saved can be locked and read here.
  await expect(page.getByText("still locked")).toHaveCount(0);

  const borrowed = await atSignIn(browser, product, hodan);
  await borrowed.page.getByRole("button", { name: "Use a recovery code" }).click();
  await borrowed.page.getByLabel(/^Recovery code/).fill(recoveryCodes[0]?.toLowerCase() ?? "");
  await borrowed.page.keyboard.press("Enter");
  await borrowed.expectAt("/Dashboard");
  await borrowed.go("/AdminAccount");
  await expect(borrowed.page.getByText("9 codes are left.")).toBeVisible();
  await Promise.all([desktop, phone, borrowed].map((one) => one.page.context().close()));
});

test("what can't be undone asks once more who it is, and is done with the answer", async ({
  browser,
  product,
}) => {
  const [asha, other] = [
    await personOf(product, "Asha", "administrator"),
    await personOf(product, "Omar", "viewer"),
  ];
  const before = await signedIn(browser, product, asha);
  const device = await signedIn(browser, product, asha);
  await device.go("/AdminAccount");
  const { app } = await setUpApp(device);

  // This session showed the password alone.
  const { page } = before;
  await page.setViewportSize({ width: 1280, height: 800 });
  await before.go("/AdminForm");
  await page.getByRole("button", { name: `Change role of ${other.name}` }).click();
  const change = page.getByRole("alertdialog");
  await change.getByLabel("Role").selectOption("Editor");
  await change.getByRole("button", { name: "Change role" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(question.getByLabel(/^Code/)).toBeFocused();
  const look = new Inspection(page, "dialog[aria-labelledby]:last-of-type");
  await look.look("asked once more");
  expect(look.found).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/confirm with your second factor/)).toBeVisible();
  await change.getByRole("button", { name: "Change role" }).click();
  await question.getByLabel(/^Code/).fill(app.code());
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${other.name} is editor now`)).toBeVisible();
  await expect(question).toHaveCount(0);

  // A colleague's lost phone.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Lost phone: remove the second factor of Hodan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Hodan signs in with the password alone now")).toBeVisible();
  await Promise.all([before, device].map((one) => one.page.context().close()));
});

/** Ends every session of an account, as an administrator would. */
async function endSessions({ apiUrl }: Product, { email }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(apiUrl, firstAdmin)}` };
  const listOf = async (path: string) =>
    ((await (await fetch(apiUrl + path, { headers })).json()) as { items: { _id: string; email?: string }[] })
      .items;
  const account = (await listOf("/admins")).find((one) => one.email === email);
  const sessions = await listOf(`/sessions?of=${account?._id}`);
  expect(sessions.length).toBeGreaterThan(0);
  for (const { _id } of sessions) {
    const ended = await fetch(`${apiUrl}/sessions/${_id}`, { method: "DELETE", headers });
    expect(ended.status).toBe(200);
  }
}

test("what was saved without a connection is sent once, after a sign-in in two steps in the place of an ended session", async ({
  browser,
  product,
}) => {
  const deqa = await personOf(product, "Deqa", "editor");
  const portal = await signedIn(browser, product, deqa);
  const { page } = portal;
  await portal.go("/AdminAccount");
  const { app } = await setUpApp(portal);
  const title = "Borehole behind two steps";
  await portal.go("/WaterProjectForm");
  await page.route(`${product.apiUrl}/**`, (route) => route.abort("internetdisconnected"));
  await portal.fill({ Title: title });
  await portal.saveProject();
  await expect(page.getByRole("button", { name: "Notifications, 1 waiting to be sent" })).toBeVisible({
    timeout: 30_000,
  });

  // Before the server can be reached: a screen that reads would be led to the sign-in by its own refusal.
  await portal.go("/AdminQueue");
  await endSessions(product, deqa);
  await page.unroute(`${product.apiUrl}/**`);
  await expect(page.getByText("Sign in to go on sending. Nothing is lost.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await portal.signIn(deqa);
  await expect(code(page)).toBeFocused();
  // The password alone sends nothing.
  expect(await photosOf(product.apiUrl, title)).toEqual([]);
  await code(page).fill(app.code());
  await page.keyboard.press("Enter");
  await portal.expectAt("/Dashboard");
  await portal.untilSent();
  await portal.go("/AdminQueue");
  await expect(page.getByRole("region", { name: "Received" }).getByText(/^Received, receipt/)).toHaveCount(1);
  expect(await photosOf(product.apiUrl, title)).toEqual([0]);
  await page.context().close();
});

/** A device that can make passkeys. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal" },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test("a passkey is added by name, signs in after the password, and is removed", async ({
  browser,
  product,
}) => {
  const ilhan = await personOf(product, "Ilhan", "editor");
  const portal = await signedIn(browser, product, ilhan);
  const { page } = portal;
  await withAuthenticator(page);
  await portal.go("/AdminAccount");
  await page.getByLabel("Name of the passkey").fill("Office laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "I have noted them down" }).click();
  const passkeys = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await expect(passkeys).toHaveText(/Office laptop/);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device has a passkey for your account already.")).toBeVisible();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await portal.expectAt("/AdminLogin");
  await portal.signIn(ilhan);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await portal.expectAt("/Dashboard");
  await portal.go("/AdminAccount");
  await expect(passkeys).toHaveText(/last used/);
  await page.getByRole("button", { name: "Remove the passkey Office laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys).toHaveCount(0);
  await expect(page.getByText("asks for your password alone")).toBeVisible();
  await page.context().close();
});

test("where everybody needs one, who has none is led to set it up first, also in a session from before", async ({
  browser,
  product,
}) => {
  const warsan = await personOf(product, "Warsan", "editor");
  const before = await signedIn(browser, product, warsan);
  await product.stop();
  product.settings["SECOND_FACTOR"] = "everyone";
  await product.start();

  await before.open("/EventTable");
  await before.expectAt("/AdminSecondFactor");
  await expect(before.page.getByText("Set up a second factor to go on.")).toBeVisible();
  const look = new Inspection(before.page);
  await look.look("asked for a second factor");
  expect(look.found).toEqual([]);
  await before.page.context().close();

  const portal = await atSignIn(browser, product, warsan);
  await portal.expectAt("/AdminSecondFactor");
  await portal.go("/WaterProjectTable");
  await portal.expectAt("/AdminSecondFactor");
  await setUpApp(portal);
  await portal.expectAt("/WaterProjectTable");
  await portal.page.context().close();
});
