import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** An officer's form on a device whose databases go, or never come, under the open page (docs/outbox.md). */
// Other files count the events of theirs.
test.use({ ministry: "offline portal" });
test.describe.configure({ mode: "serial" });

/** Every database of the site is closed and deleted, as "clear site data" and a phone short of space do it. */
async function clearDatabases(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
}

/** How a browser opens no database any more: a damaged profile or a private window, and one that is stuck. */
type Refusal = "refuses" | "never answers";

/** The browser opens no database any more; the way back lets it. */
async function refuseDatabases(page: Page, how: Refusal): Promise<() => Promise<void>> {
  await page.evaluate((refusal) => {
    const { open } = IDBFactory.prototype;
    let held: IDBOpenDBRequest | undefined;
    IDBFactory.prototype.open = () => {
      if (refusal === "refuses")
        throw new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
      // Its connection makes no way for a newer version: who asks for that is never answered.
      held ??= open.call(indexedDB, "held", 1);
      return open.call(indexedDB, "held", 2);
    };
    addEventListener("databases-work-again", () => (IDBFactory.prototype.open = open), { once: true });
  }, how);
  return () => page.evaluate(() => void dispatchEvent(new Event("databases-work-again")));
}

/** How many unfinished forms are stored on the device. */
const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "ministry-locked-drafts")) return 0;
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
    const db = await asked(indexedDB.open("ministry-locked-drafts"));
    const count = await asked(db.transaction("drafts").objectStore("drafts").count());
    db.close();
    return count;
  });

async function photosOf(apiUrl: string, title: string): Promise<number[]> {
  const listed = async <T>(path: string): Promise<T[]> => {
    const reply = (await (await fetch(apiUrl + path)).json()) as T[] | { data?: T[]; photos?: T[] };
    return Array.isArray(reply) ? reply : (reply.data ?? reply.photos ?? []);
  };
  const projects = await listed<{ _id: string; title: string }>("/readProjectWater/waterProject");
  const ids = projects.filter((project) => project.title === title).map(({ _id }) => _id);
  return Promise.all(ids.map(async (id) => (await listed(`/ReadWaterProjectPhoto/${id}/photos`)).length));
}

test("a form whose databases are deleted under it keeps its draft, is saved without a connection, and arrives once", async ({
  page,
  product,
}) => {
  const title = "Well of the cleared phone";
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/WaterProjectForm");
  await portal.signIn();
  await portal.expectAt("/WaterProjectForm");
  await portal.fill({ Title: title });
  await portal.choose("Photos", jpeg("pump.jpg", await phonePhoto({ width: 1600, height: 1200 })));
  await expect.poll(() => countDrafts(page)).toBe(1);
  await clearDatabases(page);
  expect(await countDrafts(page)).toBe(0);

  // The next word brings all of it back to the device, the photo too.
  await portal.fill({ Description: "A well with a hand pump." });
  await expect.poll(() => countDrafts(page)).toBe(1);
  await expect.poll(() => new Device(page).activeBuild("admin-mfe"), { timeout: 30_000 }).toBeTruthy();
  await product.stop();
  try {
    await page.reload();
    await page.getByRole("button", { name: "Continue with it" }).click();
    await expect(page.getByRole("textbox", { name: /^Title\b/ })).toHaveValue(title);
    await portal.expectDrawn("pump.jpg");
    await clearDatabases(page);
    await portal.saveProject();
    await expect(page.getByText("Saved on this device").first()).toBeVisible();
  } finally {
    await product.start();
  }
  await expect.poll(() => photosOf(product.apiUrl, title), { timeout: 40_000 }).toEqual([1]);
});

for (const how of ["refuses", "never answers"] as const)
  test(`a browser that opens no database (it ${how}) says so, keeps the form, and saves it when it does again`, async ({
    page,
    product,
  }) => {
    const title = `Well of the cupboard that ${how}`;
    const portal = new Portal(page, product.siteUrl);
    await portal.open("/WaterProjectForm");
    await portal.signIn();
    await portal.expectAt("/WaterProjectForm");
    await portal.fill({ Title: title, Description: "A well with a hand pump." });
    const openAgain = await refuseDatabases(page, how);
    await clearDatabases(page);
    await portal.fill({ Overview: "For sixty families." });
    await expect(page.getByText("This device cannot keep a draft of this form.")).toBeVisible();
    await portal.saveProject();
    await expect(page.getByRole("alert")).toContainText("can't store anything on this device", {
      timeout: 60_000,
    });
    await expect(page.getByRole("textbox", { name: /^Title\b/ })).toHaveValue(title);
    expect(await photosOf(product.apiUrl, title)).toEqual([]);

    await openAgain();
    await portal.saveProject();
    await expect.poll(() => photosOf(product.apiUrl, title), { timeout: 20_000 }).toEqual([0]);
  });

/** A record made at the server by somebody else. */
async function makeEvent(page: Page, apiUrl: string, title: string): Promise<void> {
  await page.evaluate(
    async ([api, name]) => {
      const { token } = JSON.parse(localStorage.getItem("admin") ?? "{}") as { token: string };
      const canvas = new OffscreenCanvas(8, 8);
      canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
      const form = new FormData();
      form.set("title", name ?? "");
      form.set("coverImage", await canvas.convertToBlob({ type: "image/png" }), "cover.png");
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${api}/createProjectEvent/Event`, { method: "POST", body: form, headers });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    },
    [apiUrl, title],
  );
}

test("offline the tables show what the officer read last, the events too, and delete nothing", async ({
  page,
  product,
}) => {
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/EventTable");
  await portal.signIn();
  await portal.expectAt("/EventTable");
  await makeEvent(page, product.apiUrl, "Opening of the first well");
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.getByText("Opening of the first well").first()).toBeVisible();
  await expect.poll(() => new Device(page).activeBuild("admin-mfe"), { timeout: 30_000 }).toBeTruthy();
  // Since the first visit there is one more, which no visitor's copy has.
  await makeEvent(page, product.apiUrl, "Opening of the second well");
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.getByText("Opening of the second well").first()).toBeVisible();
  await portal.go("/WaterProjectTable");
  await expect(page.getByText(/^\d+ projects?$/).first()).toBeVisible();
  await product.stop();
  try {
    await portal.open("/EventTable");
    await expect(page.getByText("Opening of the second well").first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^The server cannot be reached\. This copy is from/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
    await portal.go("/WaterProjectTable");
    await expect(page.getByText(/^\d+ projects?$/).first()).toBeVisible();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await portal.expectAt("/AdminLogin");
  } finally {
    await product.start();
  }
});
