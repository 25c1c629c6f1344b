import { officersPhone } from "../../fixtures/officers-phone.ts";
import { expect, test } from "../../fixtures/product.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** Near the end of a session's life the portal says so, and signing in again goes on where it was. */
// Other files count the events of theirs.
test.use({ ministry: "forms", ...officersPhone });

test("a session that ends soon is said to; signing in again before goes on with the same form, and so does going back", async ({
  page,
  product: { siteUrl },
}) => {
  const portal = new Portal(page, siteUrl);
  await portal.open("/EventCreateForm");
  await portal.signIn();
  await portal.expectAt("/EventCreateForm");
  await portal.fill({ Title: "Rain measured at last" });
  await portal.choose("Cover Image", jpeg("gauge.jpg", await phonePhoto({ width: 400, height: 300 })));
  const notice = page.getByRole("status").filter({ hasText: /You will be signed out at \d\d:\d\d\./ });
  await expect(notice).toHaveCount(0);
  // As the server would have said of a session that began hours ago.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("admin") ?? "{}") as Record<string, unknown>;
    session["expiresAt"] = new Date(Date.now() + 9 * 60_000).toISOString();
    localStorage.setItem("admin", JSON.stringify(session));
    dispatchEvent(new StorageEvent("storage", { key: "admin" }));
  });
  await expect(notice).toBeVisible();

  const title = page.getByRole("textbox", { name: /^Title\b/ });
  for (const goOn of [
    () => page.getByRole("link", { name: "Go back without signing in" }).tap(),
    () => portal.signIn(),
  ]) {
    await notice.getByRole("button", { name: "Sign in again" }).tap();
    await portal.expectAt("/AdminLogin");
    await expect(page.getByText("Sign in again to go on working.")).toBeVisible();
    // Nobody was signed out.
    await expect(page.getByText(/You were signed out|Unauthorized/)).toHaveCount(0);
    await goOn();
    await portal.expectAt("/EventCreateForm");
    await expect(title).toHaveValue("Rain measured at last");
    await expect(page.getByText("gauge.jpg")).toBeVisible();
  }
  await expect(notice).toHaveCount(0);
});
