import type { RemoteConfig, SiteConfig } from "../contract.ts";
import { partBases, remoteNames } from "../parts/parts.ts";
import type { Settings } from "../settings.ts";
import type { CurrentReleases } from "./current.ts";

/** Takes what no other part claims: it has the page that says so. */
const catchAll = "public-mfe";

/** `config.json`: where everything is, and which addresses each part answers for. */
export function siteConfig(settings: Settings, remotes: CurrentReleases["remotes"]): SiteConfig {
  return {
    siteBase: settings.appUrl,
    apiBase: settings.apiUrl,
    storageBase: settings.storageUrl,
    parts: remoteNames.map((name): RemoteConfig => {
      const claimed = Object.keys(remotes[name]?.routes ?? {});
      const paths = name === catchAll && !claimed.includes("*") ? [...claimed, "*"] : claimed;
      return { name, base: partBases[name], paths };
    }),
    serviceWorker: settings.serviceWorker,
    links: settings.links,
  };
}
