import { composeSite } from "../compose/compose-site.ts";
import { runCommand } from "../lib/fault.ts";
import { needFolder } from "../lib/files.ts";
import { mirrorReleases } from "../release/stored/mirror.ts";
import { readSettings } from "../settings/settings.ts";
import { writeSiteSettings } from "../settings/site-settings.ts";
import { s3StoreAt } from "../sites/s3-store.ts";

/** `npm run compose`: joins what is released and the site's settings into its HTML. Settings given here are stored with the site. */
await runCommand(async () => {
  const settings = readSettings();
  await needFolder(settings.sitesDir, "SITES_DIR");
  await writeSiteSettings(settings, { keepsUnset: true });
  if (settings.releasesFrom) await mirrorReleases(s3StoreAt(settings.releasesFrom), settings.sitesDir);
  const changed = await composeSite(settings.sitesDir);
  console.info(changed ? "Composed" : "The site is up to date");
});
