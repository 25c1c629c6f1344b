import { officersPhone } from "../../fixtures/officers-phone.ts";
import { officeOf } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { Portal } from "../../pages/portal.ts";

/** What an officer reads and edits in the field, with every server stopped (docs/decisions/0034). */
test.use({ ministry: "offline portal", ...officersPhone, serviceWorkers: "allow" });

test("offline a list has every project that was read last, and one that was saved for offline use is edited and arrives", async ({
  page,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const { made } = await officeOf(product);
  const create = (title: string) =>
    made(title, "/createProjectEnergy/EnergyProject", { desc: "Panels.", overview: "Read in the office." });
  const portal = new Portal(page, siteUrl);
  for (let number = 1; number <= 9; number += 1) await create(`Solar park ${number}`);
  await portal.open("/EnergyProjectTable");
  await portal.signIn();
  await expect(page.getByText("9 projects", { exact: true })).toBeVisible();
  await expect.poll(() => new Device(page).activeBuild("admin-mfe"), { timeout: 30_000 }).toBeTruthy();
  // The device has a visitor's copy of the list by now; these two are younger.
  const { id } = await create("Solar park 10");
  await create("Solar park 11");
  await page.reload();
  await expect(page.getByText("11 projects", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Solar park 10" }).check();
  await page.getByRole("button", { name: "Save these projects for offline use" }).tap();
  await expect(page.getByText("The project is on this device for editing offline.")).toBeVisible();
  await expect(page.getByText("Saved for offline use")).toBeVisible();

  await product.stop();
  try {
    await portal.open("/EnergyProjectTable");
    await expect(page.getByText("11 projects", { exact: true })).toBeVisible({ timeout: 20_000 });
    await portal.open(`/EnergyProjectUpdate/${id}`);
    const overview = page.getByRole("textbox", { name: /^Overview\b/ });
    await expect(overview).toHaveValue("Read in the office.", { timeout: 20_000 });
    await overview.fill("Seen in the field.");
    await page.getByRole("button", { name: "Update", exact: true }).tap();
    await expect(page.getByText("Saved on this device").first()).toBeVisible();
  } finally {
    await product.start();
  }
  await expect
    .poll(async () => (await fetch(`${apiUrl}/readProjectEnergySingal/EnergyProject/${id}`)).json(), {
      timeout: 40_000,
    })
    .toMatchObject({ overview: "Seen in the field." });
});
