import { officersPhone } from "../fixtures/officers-phone.ts";
import { officeOf } from "../fixtures/portal-content.ts";
import { expect, test } from "../fixtures/product.ts";
import { Inspection } from "../pages/inspection.ts";
import { Portal } from "../pages/portal.ts";

/** A role that is taken away while work waits: nothing is lost, and whoever sees it knows why. */
test.use(officersPhone);
test.describe.configure({ timeout: 120_000 });

/** A water project as visitors read it. */
async function listedProject(apiUrl: string, title: string): Promise<{ title: string } | undefined> {
  const projects = (await (await fetch(`${apiUrl}/readProjectWater/waterProject`)).json()) as {
    title: string;
  }[];
  return projects.find((project) => project.title === title);
}

test("work that waited while its officer lost the role needs attention, says why, and is sent once the role is back", async ({
  page,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const account = { email: "ifrah@ministry.example", password: "the goats come home late" };
  const office = await officeOf(product);
  const id = await office.send("POST", "/createAdmin", { name: "Ifrah", ...account, role: "editor" });
  const title = "Well of the lost role";

  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn(account);
  await page.getByRole("button", { name: "Pause" }).tap();
  await expect(page.getByText("Sending is paused on this device.")).toBeVisible();
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: title, Overview: "Under the acacia." });
  await portal.saveProject();
  await portal.expectAt("/WaterProjectTable");
  await portal.go("/AdminQueue");
  const entry = page.getByRole("region", { name: title });
  await expect(entry).toBeVisible();

  await office.send("PATCH", `/admins/${id}`, { role: "viewer" });
  await page.getByRole("button", { name: "Resume" }).tap();
  await expect(entry).toContainText("Needs attention", { timeout: 30_000 });
  await expect(entry).toContainText("but not change anything");
  await expect(entry).toContainText("ask an administrator for another role");
  const inspection = new Inspection(page);
  await inspection.look("work of a lost role");
  expect(await listedProject(apiUrl, title)).toBeUndefined();

  // Another visit to the screen, days later perhaps: it is all still there.
  await page.reload();
  await expect(entry).toContainText("Needs attention");
  await office.send("PATCH", `/admins/${id}`, { role: "editor" });
  await entry.getByRole("button", { name: /^Retry/ }).tap();
  await expect
    .poll(() => listedProject(apiUrl, title), { timeout: 30_000 })
    .toMatchObject({ overview: "Under the acacia." });
  await expect(page.getByText("Nothing is waiting on this device.")).toBeVisible();
  inspection.expectNothingFound();
});
