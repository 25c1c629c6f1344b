import type { Page } from "@playwright/test";
import { phonePhoto } from "../../../support/devices/photo.ts";
import type { Product } from "../../../support/servers/product.ts";
import { formOf, officeOf } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { jpeg, Portal } from "../../pages/portal.ts";

/** A picture chosen in a photo's place is as safe as any other upload (docs/outbox.md). */
const projects = {
  Water: {
    create: "/createProjectWater/waterProject",
    photos: (id: string) => `/ReadWaterProjectPhoto/${id}/photos`,
  },
  Energy: {
    create: "/createProjectEnergy/EnergyProject",
    photos: (id: string) => `/ReadEnergyProjectPhoto/${id}/photos`,
  },
} as const;

type Sector = keyof typeof projects;

/** A project with two photos; `photoIds` reads those that are in its gallery now. */
async function publishGallery(product: Product, sector: Sector) {
  const { send } = await officeOf(product);
  const photos = await Promise.all(
    ["old.jpg", "second.jpg"].map(
      async (name) => new File([new Uint8Array(await phonePhoto())], name, { type: "image/jpeg" }),
    ),
  );
  const title = `${sector} of the replaced photo`;
  const id = await send("POST", projects[sector].create, formOf({ title, photos }));
  const photoIds = async (): Promise<string[]> => {
    const answer = await fetch(product.apiUrl + projects[sector].photos(id));
    const { photos: now } = (await answer.json()) as { photos: { _id: string }[] };
    return now.map(({ _id }) => _id);
  };
  return { id, photoIds };
}

async function openTable(page: Page, { siteUrl }: Product, sector: Sector, id: string): Promise<Portal> {
  const portal = new Portal(page, siteUrl);
  await portal.open(`/${sector}ProjectPhotosTable?project=${id}`);
  await portal.signIn();
  return portal;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Actions for photo 1 of/ }).click();
  await page.getByRole("button", { name: "Edit photo 1" }).click();
  await expect(page.getByRole("dialog", { name: "Replace photo 1" })).toBeVisible();
}

const replace = (page: Page) => page.getByRole("button", { name: "Replace", exact: true }).click();

for (const sector of ["Water", "Energy"] as const) {
  test(`A-175 A-176 a photo of a ${sector.toLowerCase()} project that is replaced without a connection arrives once it is back`, async ({
    page,
    product,
  }) => {
    const { id, photoIds } = await publishGallery(product, sector);
    const [old, second] = await photoIds();
    const portal = await openTable(page, product, sector, id);
    await openDialog(page);
    await page.context().setOffline(true);
    await portal.choose("New picture", jpeg("new.jpg", await phonePhoto({ colour: "#2b9b5a" })));
    await replace(page);
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("region", { name: "Waiting on this device" })).toContainText("new.jpg");
    expect(await photoIds()).toEqual([old, second]);
    await page.context().setOffline(false);
    await expect.poll(photoIds, { timeout: 60_000 }).not.toContain(old);
    await expect.poll(photoIds).toHaveLength(2);
    expect(await photoIds()).toContain(second);
  });
}

test("@everyday AMB-08 a picture that is chosen when the session has ended is there again after the sign-in", async ({
  page,
  product,
}) => {
  const { id, photoIds } = await publishGallery(product, "Water");
  const [old] = await photoIds();
  const portal = await openTable(page, product, "Water", id);
  await openDialog(page);
  await portal.choose("New picture", jpeg("new.jpg", await phonePhoto({ colour: "#2b9b5a" })));
  const { send } = await officeOf(product);
  await send("DELETE", "/sessions", {});
  await replace(page);
  await portal.expectAt("/AdminLogin");
  await expect(page.getByText("Unauthorized. Please log in again.").first()).toBeVisible();
  await portal.signIn();
  const dialog = page.getByRole("dialog", { name: "Replace photo 1" });
  await portal.expectAt(`/WaterProjectPhotosTable?project=${id}&replace=${old}`);
  await portal.expectDrawn("New picture: new.jpg");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await portal.expectAt(`/WaterProjectPhotosTable?project=${id}`);
  await portal.go("/AdminQueue");
  await page.getByRole("link", { name: "Replace photo 1 of Water of the replaced photo" }).click();
  await portal.expectDrawn("New picture: new.jpg");
  await page.getByRole("button", { name: /^(Replace|Retry)$/ }).click();
  await expect(page.getByText("Photo replaced")).toBeVisible();
  await portal.expectAt(`/WaterProjectPhotosTable?project=${id}`);
  await expect.poll(photoIds).not.toContain(old);
  expect(await photoIds()).toHaveLength(2);
});
