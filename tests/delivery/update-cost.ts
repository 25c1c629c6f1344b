import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { expect, type Page } from "@playwright/test";
import type { AssetManifest } from "@ministry/contract";
import { publish } from "../../delivery/release/publish/publish.ts";
import { deployFolder, sourceOf } from "../../delivery/sites/parts.ts";
import type { OverConnections } from "../e2e/fixtures/over-connections.ts";
import { Device } from "../e2e/pages/device.ts";
import { untilComposed } from "./composed.ts";
import { renamedBuilds } from "./renamed-builds.ts";

const part = "public-mfe";
/** The site has been silent for so long: the visit has cost what it costs. */
const silenceMs = 4_500;

/** A text of the home page: its release changes the start page that workers save, beside the files. */
const text: [string, string] = ["More about the ministry", "More about this ministry"];

/** What a returning visitor downloads of the site after a release that changed one text, in bytes with all heads. */
export interface UpdateCost {
  /** Answers with files that the release before did not have. */
  changedFiles: number;
  /** Everything else of the visit. */
  beside: number;
  /** A visit when nothing was released. */
  unchangedVisit: number;
  /** What was asked for. */
  asked: string[];
}

/** Lets a visitor return after the public part was released with one changed text. */
export async function updateCost(
  { product, site, siteUrl }: OverConnections,
  page: Page,
): Promise<UpdateCost> {
  const sites = product.settings["SITES_DIR"] ?? "";
  const device = new Device(page);
  const visit = async (buildId: string) => {
    site.asked.length = 0;
    const before = site.received;
    await page.goto(`${siteUrl}/`);
    await expect.poll(() => device.activeBuild(part), { timeout: 60_000 }).toBe(buildId);
    await expect.poll(() => startPageBuild(page), { timeout: 60_000 }).toBe(buildId);
    await untilSilent(site);
    return site.received - before;
  };
  const before = await currentManifest(sites);
  await visit(before.buildId);
  const unchangedVisit = await visit(before.buildId);
  const builds = await renamedBuilds(sourceOf(part), text);
  try {
    const { manifest } = await publish(sites, part, await builds.make(1));
    await untilComposed(product, part, manifest.buildId);
    const all = await visit(manifest.buildId);
    const asked = [...site.asked];
    await page.goto(`${siteUrl}/`);
    await expect(page.getByRole("link", { name: text[1] })).toBeVisible();
    const had = new Set(before.files.map(([path]) => path));
    const changed = manifest.files
      .map(([path]) => path)
      .filter((path) => !had.has(path) && asked.includes(`GET /parts/public/${path}`));
    const sizes = await Promise.all(
      changed.map((path) => bytesOf(`${product.siteUrl}/parts/public/${path}`)),
    );
    const changedFiles = sizes.reduce((sum, bytes) => sum + bytes, 0);
    return { changedFiles, beside: all - changedFiles, unchangedVisit, asked };
  } finally {
    await builds.remove();
  }
}

const currentManifest = async (sites: string): Promise<AssetManifest> =>
  JSON.parse(await readFile(deployFolder(sites, part).manifest, "utf8")) as AssetManifest;

/** The build whose start page the worker keeps. */
const startPageBuild = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const saved = await (await caches.open("start-screen")).match("/");
    return /"prerendered":"(\w+)"/.exec((await saved?.text()) ?? "")?.[1];
  });

/** Resolves once nothing has come from the site for a while. */
async function untilSilent(site: OverConnections["site"]): Promise<void> {
  let last = site.received;
  let since = Date.now();
  const silentMs = () => {
    if (site.received !== last) [last, since] = [site.received, Date.now()];
    return Date.now() - since;
  };
  await expect.poll(silentMs, { timeout: 60_000 }).toBeGreaterThan(silenceMs);
}

/** Bytes of an answer as a browser gets it, its head included. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }, (answer) => {
      const { socket } = answer;
      answer.resume().once("end", () => resolve(socket.bytesRead));
    });
    asked.once("error", reject).end();
  });
