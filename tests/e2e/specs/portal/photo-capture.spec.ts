import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { cameraPhoto, phonePhoto } from "../../../support/devices/photo.ts";
import type { Product } from "../../../support/servers/product.ts";
import { formOf, officeOf } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { jpeg, Portal, type Chosen } from "../../pages/portal.ts";
import { complaintsOf } from "../../pages/public-page.ts";

/** From the camera to the server: scaling, sharing, replacing (docs/outbox.md). */
test.describe.configure({ mode: "serial" });

let well: string;
let camera: Buffer;

test.beforeAll(async ({ product }) => {
  const { send } = await officeOf(product);
  const photos = [await phonePhoto({ width: 320, height: 240 })].map(
    (bytes) => new File([new Uint8Array(bytes)], "old.jpg", { type: "image/jpeg" }),
  );
  well = await send(
    "POST",
    "/createProjectWater/waterProject",
    formOf({ title: "Well at the ford", photos }),
  );
  camera = await cameraPhoto();
});

/** Width and height of each photo in the gallery, as the server keeps them. */
async function gallery({ apiUrl }: Product): Promise<string[]> {
  const answer = await fetch(`${apiUrl}/ReadWaterProjectPhoto/${well}/photos`);
  const { photos, media } = (await answer.json()) as {
    photos: { Image: string }[];
    media: Record<string, { width: number; height: number }>;
  };
  return photos.map(({ Image }) => `${media[Image]?.width}x${media[Image]?.height}`);
}

async function openGallery(page: Page, { siteUrl }: Product): Promise<Portal> {
  const portal = new Portal(page, siteUrl);
  await portal.open(`/WaterProjectPhotosTable?project=${well}`);
  await portal.signIn();
  await expect(page.getByRole("button", { name: /^Actions for photo 1 of/ })).toBeVisible();
  return portal;
}

test("@everyday a 12-megapixel photo goes up small and upright, or as it is where that was chosen", async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const complaints = complaintsOf(page);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const portal = await openGallery(page, product);
  const upload = async (...photos: Chosen[]) => {
    await page.getByRole("button", { name: "Add Photos" }).click();
    await portal.choose("Photos", ...photos);
  };
  const send = () => page.getByRole("button", { name: "Upload Photos" }).click();
  const arrived = () => expect.poll(() => gallery(product), { timeout: 30_000 });

  await upload(jpeg("borehole.jpg", camera));
  await expect(page.getByText(/^\d\.\d\d MB → (0\.\d\d MB|\d+ kB)$/)).toBeVisible({ timeout: 20_000 });
  await send();
  // Lying on its side in the camera, upright here; the old one is 240 by 320.
  await arrived().toEqual(["240x320", "1536x2048"]);
  await expect(page.getByRole("button", { name: "Add Photos" })).toBeVisible();
  expect(workers.join()).toMatch(/\/assets\/scale-worker-[\w-]+\.js$/);

  await upload(jpeg("borehole.jpg", camera));
  await page.getByLabel("Original size").check();
  await send();
  await arrived().toEqual(["240x320", "1536x2048", "3000x4000"]);
  expect(complaints).toEqual([]);
  await page.close();
});

test("a damaged picture is refused by name where it is chosen; a large one is scaled, HEIC goes as it is", async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const writes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
  const portal = await openGallery(page, product);
  writes.length = 0;
  const before = await gallery(product);
  // Cut short in the middle: browsers draw the rest grey.
  const cut = jpeg("cut.jpg", camera.subarray(0, camera.length / 2));
  const none = jpeg("note.jpg", Buffer.from("no picture at all"));

  await page.getByRole("button", { name: /^Actions for photo 1 of/ }).click();
  await page.getByRole("button", { name: "Edit photo 1" }).click();
  for (const file of [cut, none]) {
    await portal.choose("New picture", file);
    await expect(page.getByText(`${file.name} cannot be read as a picture.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Replace" })).toBeDisabled();
  }
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Add Photos" }).click();
  // Phones append a film: over the limit as it is, small once it is scaled.
  const large = jpeg("large.jpg", Buffer.concat([camera, Buffer.alloc(11 * 1024 * 1024)]));
  const heic = await readFile(
    new URL("../../../../api-server/src/media/fixtures/two-fields.heic", import.meta.url),
  );
  await portal.choose("Photos", cut, large, { name: "iphone.heic", mimeType: "", buffer: heic });
  await expect(page.getByText("cut.jpg cannot be read as a picture.")).toBeVisible();
  const chosen = page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  await expect(chosen.filter({ hasText: "iphone.heic" })).toContainText("It is sent as it is.");
  await expect(chosen.filter({ hasText: "large.jpg" })).toContainText(/→ \d\d+ kB|→ 0\.\d\d MB/);
  expect(writes).toEqual([]);
  await page.getByRole("button", { name: "Upload Photos" }).click();
  await expect.poll(() => gallery(product), { timeout: 30_000 }).toHaveLength(before.length + 2);
  await page.close();
});

/** What the share sheet of a phone does with the manifest's `share_target`. */
async function share(page: Page, ...photos: Chosen[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/share-photos" });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "photos", multiple: true, id: "shared" });
    form.append(input);
    document.body.append(form);
  });
  await page.locator("#shared").setInputFiles(photos);
  await page.locator("#shared").evaluate((input) => (input as HTMLInputElement).form?.submit());
}

test("photos shared into the app wait for sign-in and a project, arrive once, and are locked by a sign-out", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/AdminLogin");
  // Before there is a worker, the site says what happened.
  const early = await fetch(`${product.siteUrl}/share-photos`, {
    method: "POST",
    body: formOf({ photos: new File(["x"], "x.jpg") }),
    redirect: "manual",
  });
  expect([early.status, early.headers.get("location")]).toEqual([
    303,
    "/AdminSharedPhotos?problem=no-worker",
  ]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await share(page, jpeg("first.jpg", await phonePhoto()), jpeg("second.jpg", await phonePhoto()));
  await portal.expectAt("/AdminLogin");
  await portal.signIn();
  await portal.expectAt("/AdminSharedPhotos");
  await portal.expectDrawn("Photo 2: second.jpg");
  await page.getByRole("button", { name: "Remove second.jpg" }).click();
  // It is off the screen once it is off the device.
  await expect(page.getByRole("img", { name: "Photo 2: second.jpg" })).toBeHidden();
  await page.reload();
  await page.getByLabel("Project").selectOption({ label: "Water: Well at the ford" });
  const before = await gallery(product);
  await page.getByRole("button", { name: "Save 1 photo" }).click();
  await expect(page.getByText("Photos uploaded").first()).toBeVisible({ timeout: 20_000 });
  expect(await gallery(product)).toEqual([...before, "1200x1600"]);
  await page.reload();
  await expect(page.getByText("No photos wait here.")).toBeVisible();

  await share(page, jpeg("third.jpg", await phonePhoto()));
  await portal.expectDrawn("Photo 1: third.jpg");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Keep locked and log out" }).click();
  await portal.expectAt("/AdminLogin");
  const caches = () => page.evaluate(() => globalThis.caches.keys());
  await expect.poll(async () => (await caches()).filter((name) => name.startsWith("private:"))).toEqual([]);
  await portal.open("/AdminSharedPhotos");
  await portal.signIn();
  await portal.expectDrawn("Photo 1: third.jpg");
  await context.close();
});
