import { expect, test, type Browser, type BrowserContext } from "@playwright/test";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import { makeKeyPair } from "../../../delivery/trust/signing-key.ts";
import { Device } from "../../e2e/pages/device.ts";
import { complaintsOf, PublicPage } from "../../e2e/pages/public-page.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { renamedBuilds } from "../renamed-builds.ts";

/** A canary on a site that asks for signed releases (docs/decisions/0025-signed-releases.md, 0026). */

const { privateKey, publicKey } = makeKeyPair();

/** Signs what this process releases. @returns what `work` resolves with */
async function signedWith<T>(key: string, work: () => Promise<T>): Promise<T> {
  process.env["RELEASE_SIGNING_KEY"] = key;
  try {
    return await work();
  } finally {
    delete process.env["RELEASE_SIGNING_KEY"];
  }
}

/** The share in percent of this site's canary, as browsers are told. */
async function offeredShare({ siteUrl }: Product): Promise<number | undefined> {
  const config = await (await fetch(`${siteUrl}/config.json`)).json();
  return (config as { parts: { name: string; canary?: number }[] }).parts.find(
    ({ name }) => name === "public-mfe",
  )?.canary;
}

/** The number that this device drew for canaries, from 0 to 99. */
const drawnNumber = async (context: BrowserContext): Promise<number> =>
  (context.pages()[0] ?? (await context.newPage())).evaluate(async () => {
    const state = await (await caches.open("state")).match("/sw/state");
    if (!state) throw new Error("the worker has no state yet");
    return ((await state.json()) as { draw: number }).draw;
  });

const untilOffered = (product: Product, share: number | undefined): Promise<void> =>
  expect.poll(() => offeredShare(product), { timeout: 60_000 }).toBe(share);

/** The build that a first visit gets: its HTML is made for it. */
async function firstVisitBuild(browser: Browser, { siteUrl }: Product): Promise<string | undefined> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.goto(`${siteUrl}/contact`);
    return await new Device(page).pinnedBuild("public-mfe");
  } finally {
    await context.close();
  }
}

test("a signed canary goes to the devices of its share alone, an unsigned or wrongly signed one to nobody, and is taken back", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const product = await startProduct({ RELEASE_SIGNING_KEY: privateKey, RELEASE_PUBLIC_KEYS: publicKey });
  const sites = product.settings["SITES_DIR"] ?? "";
  const builds = await renamedBuilds(sourceOf("public-mfe"));
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const device = new Device(page);
  const visit = async () => {
    await page.goto(`${product.siteUrl}/contact`);
    await new PublicPage(page).untilAlive();
    return device.pinnedBuild("public-mfe");
  };
  try {
    const full = await visit();
    await expect.poll(() => device.activeBuild("public-mfe"), { timeout: 60_000 }).toBe(full);
    const draw = await drawnNumber(context);

    // A share below this device's number, so that it is not among those who get it, then one above.
    const source = await builds.make(1);
    const offer = (canary: number) =>
      signedWith(privateKey, () => publish(sites, "public-mfe", source, { canary }));
    const { manifest } = await offer(Math.max(1, draw));
    await untilOffered(product, Math.max(1, draw));
    if (draw > 0) {
      for (let visits = 0; visits < 3; visits += 1) expect(await visit()).toBe(full);
      expect(await device.activeBuild("public-mfe")).toBe(full);
    }
    if (draw < 98) {
      expect((await offer(draw + 1)).manifest.buildId).toBe(manifest.buildId);
      await untilOffered(product, draw + 1);
      await expect(async () => expect(await visit()).toBe(manifest.buildId)).toPass({ timeout: 60_000 });
      await new PublicPage(page).follow("/Ministry");
      await expect(new PublicPage(page).heading).toHaveText("ABOUT MINISTRY");
    }

    expect(await firstVisitBuild(browser, product)).toBe(full);

    // Whoever can write to the part's folder, but has no key or another one, reaches nobody.
    const strangers = makeKeyPair().privateKey;
    for (const [number, key] of [undefined, strangers].entries()) {
      const other = await builds.make(2 + number);
      const release = () => publish(sites, "public-mfe", other, { canary: 99 });
      const { manifest: refused } = await (key ? signedWith(key, release) : release());
      await untilOffered(product, undefined);
      await expect(async () => expect(await visit()).toBe(full)).toPass({ timeout: 60_000 });
      expect(await device.activeBuild("public-mfe")).not.toBe(refused.buildId);
    }
    expect(complaints.filter((line) => !line.includes("the canary is not used"))).toEqual([]);
  } finally {
    await context.close();
    await builds.remove();
    await product.remove();
  }
});
