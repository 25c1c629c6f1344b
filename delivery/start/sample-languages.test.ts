import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publish } from "../release/publish/publish.ts";
import { readSettings } from "../settings/settings.ts";
import { readSiteSettings } from "../settings/site-settings.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../testing/fake-build.ts";
import { setUpSite } from "../testing/sites.ts";
import { composeAsSample, withSampleLanguages } from "./sample-languages.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "sample-"))));
afterEach(() => rm(folder, { recursive: true }));

const languagesWith = (env: Record<string, string>) => {
  const given = { DATA_DIR: folder, ...env };
  return withSampleLanguages(readSettings(given), given).languages;
};
const mark = () => writeFile(join(folder, "sample-ministry"), "");

test("a site with records of its own offers no language that nobody named", () => {
  expect(languagesWith({})).toEqual([]);
});

test("the sample ministry offers every language, unless its operator names some or wants no sample", async () => {
  await mark();
  expect(languagesWith({})).toEqual(["so", "ar"]);
  expect(languagesWith({ SITE_LANGUAGES: " " })).toEqual(["so", "ar"]);
  expect(languagesWith({ SITE_LANGUAGES: "en" })).toEqual([]);
  expect(languagesWith({ SITE_LANGUAGES: "ar" })).toEqual(["ar"]);
  expect(languagesWith({ SAMPLE_DATA: "off" })).toEqual([]);
});

test("a start that adds the sample ministry composes its site in every language, and so do those after it", async () => {
  const settings = readSettings({ DATA_DIR: join(folder, "data"), SITES_DIR: join(folder, "sites") });
  await setUpSite(settings.sitesDir, { languages: [] });
  await publish(settings.sitesDir, "shell", await fakeBuild(folder, "shell", shellFiles()));
  await publish(settings.sitesDir, "public-mfe", await fakeBuild(folder, "public-mfe", remoteFiles("a")));
  expect(withSampleLanguages(settings, {}).languages).toEqual([]);
  await composeAsSample(settings);
  expect((await readSiteSettings(settings.sitesDir)).languages).toEqual(["so", "ar"]);
  expect(withSampleLanguages(settings, {}).languages).toEqual(["so", "ar"]);
});
