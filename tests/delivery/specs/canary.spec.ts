import { expect, test, type BrowserContext } from "@playwright/test";
import { publish } from "../../../delivery/release/publish.ts";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import { makeKeyPair } from "../../../delivery/trust/signing-key.ts";
import { Device } from "../../e2e/pages/device.ts";
import { complaintsOf, PublicPage } from "../../e2e/pages/public-page.ts";
import { startProduct, type Product } from "../../support/product.ts";
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
    const { manifest } = await signedWith(privateKey, () =>
      publish(sites, "public-mfe", source, { canary: Math.max(1, draw) }),
    );
    await expect.poll(() => offeredShare(product), { timeout: 60_000 }).toBe(Math.max(1, draw));
    if (draw > 0) {
      for (let visits = 0; visits < 3; visits += 1) expect(await visit()).toBe(full);
      expect(await device.activeBuild("public-mfe")).toBe(full);
    }
    if (draw < 98) {
      const again = await signedWith(privateKey, () =>
        publish(sites, "public-mfe", source, { canary: draw + 1 }),
      );
      expect(again.manifest.buildId).toBe(manifest.buildId);
      await expect.poll(() => offeredShare(product), { timeout: 60_000 }).toBe(draw + 1);
      await expect(async () => expect(await visit()).toBe(manifest.buildId)).toPass({ timeout: 60_000 });
      await new PublicPage(page).follow("/Ministry");
      await expect(new PublicPage(page).heading).toHaveText("ABOUT MINISTRY");
    }

    // A first visit gets the full release: its HTML is made for it.
    const stranger = await browser.newContext({ serviceWorkers: "block" });
    const first = await stranger.newPage();
    await first.goto(`${product.siteUrl}/contact`);
    expect(await new Device(first).pinnedBuild("public-mfe")).toBe(full);
    await stranger.close();

    // Whoever can write to the part's folder, but has no key or another one, reaches nobody.
    const strangers = makeKeyPair().privateKey;
    for (const [number, key] of [undefined, strangers].entries()) {
      const other = await builds.make(2 + number);
      const release = () => publish(sites, "public-mfe", other, { canary: 99 });
      const { manifest: refused } = await (key ? signedWith(key, release) : release());
      await expect.poll(() => offeredShare(product), { timeout: 60_000 }).toBeUndefined();
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
