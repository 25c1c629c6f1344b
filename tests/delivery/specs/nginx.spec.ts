import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { acceptDelta, deltaType, versionOf } from "@ministry/contract";
import { publishContent, type Content } from "../../e2e/fixtures/content/content.ts";
import { Device } from "../../e2e/pages/device.ts";
import { complaintsOf, PublicPage } from "../../e2e/pages/public-page.ts";
import { ask, startHosted, type Hosted } from "../hosts.ts";

/** The configurations of `deploy/nginx`, run by Debian's nginx in front of a whole product. */

const startingTakes = 300_000;

/** Name of the largest script of a part: small files have no compressed copy. */
async function scriptOf({ product }: Hosted, part: string): Promise<string> {
  const folder = join(product.settings.SITES_DIR ?? "", part, "assets");
  const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const sized = await Promise.all(
    scripts.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  return sized.reduce((one, other) => (other.size > one.size ? other : one)).name;
}

/** Checks what every layout has to answer for the files of a part at `base`. */
async function checkPartFiles(hosted: Hosted, base: string, part: string): Promise<void> {
  const file = await scriptOf(hosted, part);
  const url = `${base}assets/${file}`;
  const plain = await ask(url);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(plain.headers["content-type"]).toMatch(/javascript/);
  const zipped = await ask(url, { headers: { "accept-encoding": "gzip" } });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  if (hosted.nginx.hasBrotli) {
    const packed = await ask(url, { headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  }
  const manifest = await ask(`${base}asset-manifest.json`);
  expect(manifest.headers).toMatchObject({ "cache-control": "no-cache", "access-control-allow-origin": "*" });
  const { buildId } = JSON.parse(manifest.body.toString()) as { buildId: string };
  for (const hidden of [
    `server/${buildId}.cjs`,
    `releases/${buildId}/../../server/${buildId}.cjs`,
    `assets/../server/${buildId}.cjs`,
    "assets/",
    "nothing.js",
  ])
    expect((await ask(base + hidden)).status, hidden).toBe(404);
}

/** Opens a page, waits until it works offline, stops every server, and opens it again. */
async function checkOffline(page: Page, hosted: Hosted, { project }: Content): Promise<void> {
  await page.goto(`${hosted.site}/WaterProject`);
  await new PublicPage(page).untilAlive();
  await expect(page.getByText(project.title).first()).toBeVisible();
  await new Device(page).untilReady(/readProjectWater/);
  // The first page was opened before there was a worker; the second one is the worker's.
  await page.reload();
  await new PublicPage(page).untilAlive();
  await hosted.nginx.stop();
  await hosted.product.stop();
  await page.reload();
  await expect(new PublicPage(page).heading).toHaveText("WATER PROJECTS");
  await expect(page.getByText(project.title).first()).toBeVisible();
}

/** Opens the list of projects, as visitors do, and sees it work without a complaint of the browser. */
async function checkProjects(
  page: Page,
  { site }: Hosted,
  path: string,
  { project }: Content,
): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto(site + path);
  await new PublicPage(page).untilAlive();
  await expect(page.getByText(project.title).first()).toBeVisible();
  expect(complaints).toEqual([]);
}

/** Starts a product with content behind nginx, hands it out, and removes it. */
async function behind(
  layout: Parameters<typeof startHosted>[0],
  check: (hosted: Hosted, content: Content) => Promise<void>,
): Promise<void> {
  test.setTimeout(startingTakes);
  const hosted = await startHosted(layout);
  try {
    await check(hosted, await publishContent(hosted.product));
  } finally {
    await hosted.stop();
  }
}

/** The policy of a page: nothing inline, nothing from strings, and the origins that are needed alone. */
async function checkPolicy({ site }: Hosted, origins: string[]): Promise<void> {
  const { headers } = await ask(`${site}/`);
  const policy = String(headers["content-security-policy"]);
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?:\s|;)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  const named = new Set(policy.match(/https?:\/\/[^\s;]+/g)?.map((url) => new URL(url).origin));
  expect([...named].sort()).toEqual([...origins].sort());
}

test.describe("one origin, the API on its own host name", () => {
  let hosted: Hosted;
  let content: Content;
  test.beforeAll(async () => {
    test.setTimeout(startingTakes);
    hosted = await startHosted("one-origin");
    content = await publishContent(hosted.product);
  });
  test.afterAll(() => hosted?.stop());

  test("files of parts and shell are precompressed, cached for good, and the server bundles have no address", async () => {
    await checkPartFiles(hosted, hosted.publicPart, "public-mfe");
    await checkPartFiles(hosted, hosted.adminPart, "admin-mfe");
    const file = await scriptOf(hosted, "shell");
    const shell = await ask(`${hosted.site}/assets/${file}`, { headers: { "accept-encoding": "gzip" } });
    expect(shell.headers).toMatchObject({ "content-encoding": "gzip", "x-content-type-options": "nosniff" });
    expect((await ask(`${hosted.site}/sw.js`)).headers["cache-control"]).toBe("no-cache");
  });

  test("a device that holds a manifest gets what differs", async () => {
    const url = `${hosted.publicPart}asset-manifest.json`;
    const { body } = await ask(url);
    const accept = acceptDelta(await versionOf(new Uint8Array(body)));
    const { headers } = await ask(url, { headers: { accept } });
    expect(headers).toMatchObject({ "content-type": deltaType, "cache-control": "no-store" });
  });

  test("records have their title and their 404, and addresses count in any case", async () => {
    const { id, title } = content.project;
    await expect
      .poll(async () => (await ask(`${hosted.site}/SingalProjectsWater/${id}`)).body.toString())
      .toContain(`<title data-page-head>${title}`);
    expect((await ask(`${hosted.site}/SingalProjectsWater/000000000000000000000000`)).status).toBe(404);
    expect((await ask(`${hosted.site}/wATERproject/`)).status).toBe(200);
    expect((await ask(`${hosted.site}/sitemap.xml`)).body.toString()).toContain(id);
  });

  test("requests carry an id, and the log holds neither queries nor user agents", async () => {
    const own = await ask(`${hosted.site}/assets/none.js`, { headers: { "x-request-id": "trace-12345678" } });
    expect(own.headers["x-request-id"]).toBe("trace-12345678");
    expect((await ask(`${hosted.api}/healthz?secret=1`)).headers["x-request-id"]).toMatch(/\S{8,}/);
    expect(await hosted.nginx.accessLog()).not.toContain("secret");
  });

  test("pages name exact origins in their policy, and work with no server", async ({ page }) => {
    await checkPolicy(hosted, [hosted.api]);
    const complaints = complaintsOf(page);
    await page.goto(`${hosted.site}/`);
    await new PublicPage(page).untilAlive();
    expect(complaints).toEqual([]);
    await checkOffline(page, hosted, content);
  });
});

test("the API may lie in a folder of the site's own host name", async ({ page }) => {
  await behind("same-host-api", async (hosted, content) => {
    expect((await ask(`${hosted.api}/healthz`)).status).toBe(200);
    expect((await ask(`${hosted.api}/api/readProjectWater/waterProject`)).status).toBe(200);
    await checkPolicy(hosted, [hosted.site]);
    await checkProjects(page, hosted, "/WaterProject", content);
    await checkOffline(page, hosted, content);
  });
});

test("shell, public part and admin part each on a host of their own: prerendered, alive, both parts usable, offline", async ({
  page,
}) => {
  await behind("three-origins", async (hosted, content) => {
    await checkPartFiles(hosted, hosted.publicPart, "public-mfe");
    await checkPartFiles(hosted, hosted.adminPart, "admin-mfe");
    const origins = [hosted.publicPart, hosted.adminPart].map((base) => new URL(base).origin);
    await checkPolicy(hosted, [hosted.api, ...origins]);
    expect((await ask(`${hosted.site}/parts/public/asset-manifest.json`)).status).toBe(404);

    const complaints = complaintsOf(page);
    const shown = new PublicPage(page);
    const isFirstHeading = await shown.watchHeading();
    await page.goto(`${hosted.site}/Ministry`);
    await shown.untilAlive();
    expect(await isFirstHeading(), "the prerendered screen is adopted as it stands").toBe(true);
    await page.goto(`${hosted.site}/AdminLogin`);
    await page.getByRole("button", { name: "Forgot password" }).click();
    await expect(page.getByRole("button", { name: "Forgot password" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    expect(complaints).toEqual([]);
    await checkOffline(page, hosted, content);
    expect((await new Device(page).cached("part:public-mfe:")).join("\n")).toContain(hosted.publicPart);
  });
});

test("without our site server the composed pages keep their policies, addresses in any case, 404 and offline use", async ({
  page,
}) => {
  await behind("static-only", async (hosted, content) => {
    await checkPartFiles(hosted, hosted.publicPart, "public-mfe");
    await checkPolicy(hosted, [hosted.api]);
    expect((await ask(`${hosted.site}/wATERproject/`)).status).toBe(200);
    expect((await ask(`${hosted.site}/SingalProjectsWater/${content.project.id}`)).status).toBe(200);
    const missing = await ask(`${hosted.site}/no/such-page`);
    expect(missing.status).toBe(404);
    expect(String(missing.headers["content-security-policy"])).toContain("default-src 'none'");
    for (const hidden of ["routes.json", "frames.json", "hosting/nginx-maps.conf", "index.frame.html"])
      expect((await ask(`${hosted.site}/${hidden}`)).status, hidden).toBe(404);
    const zipped = await ask(`${hosted.site}/`, { headers: { "accept-encoding": "gzip" } });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-cache" });
    await checkProjects(page, hosted, "/WATERPROJECT", content);
    await checkOffline(page, hosted, content);
  });
});
