import type { OtherLanguage, RemoteConfig, SiteConfig } from "@ministry/contract";
import { remoteNames } from "../sites/parts.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { CanaryShares } from "./releases/accept-canaries.ts";
import type { Accepted } from "./releases/accept-releases.ts";
import type { CurrentReleases } from "../release/stored/current.ts";

/** Takes what no other part claims: it has the page that says so. */
const catchAll = "public-mfe";

/** `config.json`: where everything is, and which addresses each part answers for. */
export function siteConfig(
  settings: SiteSettings,
  remotes: CurrentReleases["remotes"],
  accepted: Accepted = {},
  canaries: CanaryShares = {},
  languages: readonly OtherLanguage[] = [],
): SiteConfig {
  return {
    siteBase: settings.appUrl,
    apiBase: settings.apiUrl,
    storageBase: settings.storageUrl,
    parts: remoteNames.map((name): RemoteConfig => {
      const claimed = Object.keys(remotes[name]?.routes ?? {});
      const paths = name === catchAll && !claimed.includes("*") ? [...claimed, "*"] : claimed;
      const { hash, releasedAt } = accepted[name] ?? {};
      return {
        name,
        base: settings.partBases[name],
        paths,
        ...(hash && releasedAt && { verified: { hash, releasedAt } }),
        ...(canaries[name] && { canary: canaries[name] }),
      };
    }),
    ...(languages.length > 0 && { languages: [...languages] }),
    serviceWorker: settings.serviceWorker,
    links: settings.links,
    ...(settings.reportShare > 0 && { reportShare: settings.reportShare }),
    ...(settings.releaseKeys.length > 0 && { releaseKeys: settings.releaseKeys }),
  };
}
