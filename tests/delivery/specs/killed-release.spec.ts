import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { sourceOf, type PartSource } from "../../../delivery/sites/parts.ts";
import { complaintsOf, PublicPage } from "../../e2e/pages/public-page.ts";
import { Device } from "../../e2e/pages/device.ts";
import { startProduct } from "../../support/servers/product.ts";
import { untilComposed } from "../composed.ts";
import { renamedBuilds } from "../renamed-builds.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const tour: [path: string, heading: string][] = [
  ["/contact", "Contact"],
  ["/Ministry", "ABOUT MINISTRY"],
  ["/water", "Water Department"],
];

/** Starts a release and ends it by SIGKILL as soon as it has written so many files; it may get through before. */
async function releaseAndKill(sites: string, source: PartSource, afterFiles: number): Promise<void> {
  const count = async () => (await readdir(join(sites, "public-mfe"), { recursive: true })).length;
  const before = await count();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "tests/delivery/publish-once.ts", sites, source.client, source.server ?? ""],
    { cwd: root, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && (await count()) < before + afterFiles) await new Promise(setImmediate);
  child.kill("SIGKILL");
  await ended;
}

test("releases killed at any moment leave a touring visitor the site of one build, whole, and the next release shows", async ({
  browser,
}) => {
  test.setTimeout(540_000);
  const product = await startProduct();
  const sites = product.settings["SITES_DIR"] ?? "";
  const builds = await renamedBuilds(sourceOf("public-mfe"));
  // Without a worker: every page comes from the server as it is now.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const missing: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
  });
  const shown = new PublicPage(page);
  const seen = new Set<string | undefined>();
  const walk = async () => {
    for (const [path, heading] of tour) {
      await page.goto(product.siteUrl + path);
      await shown.untilAlive();
      await expect(shown.heading).toHaveText(heading);
      seen.add(await new Device(page).pinnedBuild("public-mfe"));
    }
  };
  try {
    await walk();
    expect(seen.size).toBe(1);
    // From the first file to the last: manifest, some forty files, bundle, switch, list of releases.
    for (const [round, afterFiles] of [1, 4, 10, 20, 40].entries()) {
      const source = await builds.make(round + 1);
      await Promise.all([releaseAndKill(sites, source, afterFiles), walk()]);
      await walk();
    }
    const { manifest } = await publish(sites, "public-mfe", await builds.make(99));
    await untilComposed(product, "public-mfe", manifest.buildId);
    await page.goto(`${product.siteUrl}/contact`);
    await shown.untilAlive();
    expect(await new Device(page).pinnedBuild("public-mfe")).toBe(manifest.buildId);
    expect(missing).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await builds.remove();
    await product.remove();
  }
});
