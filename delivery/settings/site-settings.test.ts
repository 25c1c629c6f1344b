import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeKeyPair } from "../trust/signing-key.ts";
import { readSettings } from "./settings.ts";
import { readSiteSettings, writeSiteSettings } from "./site-settings.ts";

let sites = "";
beforeEach(async () => void (sites = await mkdtemp(join(tmpdir(), "settings-"))));
afterEach(() => rm(sites, { recursive: true, force: true }));

const write = (env: Record<string, string>, keepsUnset: boolean) =>
  writeSiteSettings(readSettings({ ...env, SITES_DIR: sites }), { keepsUnset, env });

const live = {
  APP_URL: "https://ministry.example",
  API_URL: "https://api.example",
  SITE_LINKS: "facebook=https://facebook.com/ministry",
  SERVICE_WORKER: "off",
};

it("a site keeps the settings that an operator's environment says nothing of", async () => {
  const before = await write(live, true);
  expect(await write({ APP_PORT: "5000" }, true)).toEqual(before);
  expect(await write({ API_URL: "https://new.example" }, true)).toEqual({
    ...before,
    apiUrl: "https://new.example",
    storageUrl: "https://new.example/storage",
  });
});

it("a site keeps its settings where the environment has a blank, and drops links and keys for `none`", async () => {
  const keys = { RELEASE_PUBLIC_KEYS: makeKeyPair().publicKey };
  const before = await write({ ...live, ...keys, STORAGE_URL: "https://files.example" }, true);
  const blank = { APP_URL: "", API_URL: " ", SITE_LINKS: "", RELEASE_PUBLIC_KEYS: "", STORAGE_URL: "" };
  expect(await write(blank, true)).toEqual(before);
  expect(await write({ SITE_LINKS: "none", RELEASE_PUBLIC_KEYS: "none" }, true)).toMatchObject({
    links: {},
    releaseKeys: [],
  });
});

it("a storage of its own stays when the API moves", async () => {
  await write({ ...live, STORAGE_URL: "https://files.example" }, true);
  expect(await write({ API_URL: "https://new.example" }, true)).toMatchObject({
    storageUrl: "https://files.example",
  });
});

it("the whole product's start puts defaults in the place of what is not set", async () => {
  await write(live, true);
  expect(await write({ APP_PORT: "5000" }, false)).toMatchObject({
    appUrl: "http://localhost:5000",
    serviceWorker: true,
    links: {},
  });
});

it("offers the languages its operator named, and one from before there was a choice English alone", async () => {
  expect(await write({ ...live, SITE_LANGUAGES: "en ar" }, true)).toMatchObject({ languages: ["ar"] });
  expect((await write({}, true)).languages).toEqual(["ar"]);
  const { languages: _, ...before } = await readSiteSettings(sites);
  await writeFile(join(sites, "site-settings.json"), JSON.stringify(before));
  expect((await readSiteSettings(sites)).languages).toEqual([]);
});

it("a site from before there were stored settings has them in its configuration", async () => {
  await expect(readSiteSettings(sites)).rejects.toThrow("has no settings yet");
  await mkdir(join(sites, "pages"));
  const config = {
    siteBase: "https://ministry.example",
    apiBase: "https://api.example",
    storageBase: "https://files.example",
    parts: [{ name: "admin-mfe", base: "https://admin.example/", paths: [] }],
    serviceWorker: true,
    links: {},
  };
  await writeFile(join(sites, "pages/config.json"), JSON.stringify(config));
  expect(await readSiteSettings(sites)).toMatchObject({
    appUrl: "https://ministry.example",
    partBases: { "public-mfe": "/parts/public/", "admin-mfe": "https://admin.example/" },
  });
});
