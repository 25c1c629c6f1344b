import { existsSync } from "node:fs";
import { join } from "node:path";
import { otherLanguages } from "@ministry/contract";
import { composeSite } from "../compose/compose-site.ts";
import { writeAtomic } from "../lib/files.ts";
import type { Settings } from "../settings/settings.ts";
import { writeSiteSettings } from "../settings/site-settings.ts";

const markOf = (dataDir: string) => join(dataDir, "sample-ministry");

/**
 * Returns the settings of a start. A site offers the languages that `SITE_LANGUAGES` names; the sample ministry, which
 * is a demonstration, offers all of them where nothing is named, so that those who try the product see them.
 */
export function withSampleLanguages(settings: Settings, env: NodeJS.ProcessEnv = process.env): Settings {
  const isDemonstration = settings.sampleData && existsSync(markOf(settings.dataDir));
  if (!isDemonstration || env.SITE_LANGUAGES?.trim()) return settings;
  return { ...settings, languages: [...otherLanguages] };
}

/** Composes the site again as that of the sample ministry, and marks the data as the sample's for further starts. */
export async function composeAsSample(settings: Settings): Promise<void> {
  await writeAtomic(
    markOf(settings.dataDir),
    "These records are the sample ministry's. Its site offers every language unless SITE_LANGUAGES is set.\n",
  );
  await writeSiteSettings(withSampleLanguages(settings), { keepsUnset: false });
  await composeSite(settings.sitesDir);
}
