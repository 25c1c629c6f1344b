import type { SiteConfig } from "@ministry/contract";
import { loadBundles, type ReleaseBundles } from "../compose/release-bundles.ts";
import { screenRenderer, type ScreenRenderer } from "../compose/screen-renderer.ts";
import type { ComposedSite } from "./composed-site.ts";
import { published, type Published } from "./published.ts";

/** What the released bundles give the site's server for one configuration. */
export interface ReleasedPublicPart {
  renderer: ScreenRenderer;
  /** Absent where the released bundle exports routes alone. */
  published?: Published;
  bundles: ReleaseBundles;
  /** Names behind the `?` of an address that its screens go by; none where the release says none. */
  queries: readonly string[];
}

/**
 * Loads the server bundles that the composed site names, again with each release and each configuration. One that
 * can't be loaded is tried again for the next visitor.
 */
export function releasedPublicPart(sitesDir: string) {
  let loaded: { of: string; bundles: Promise<ReleaseBundles> } | undefined;
  let last: { bundles: ReleaseBundles; config: SiteConfig; part: ReleasedPublicPart } | undefined;
  let known: { of: string; published: Published } | undefined;

  function bundlesOf({ builds }: ComposedSite): Promise<ReleaseBundles> {
    if (!builds) return Promise.reject(new Error("nothing was released that renders"));
    const of = JSON.stringify(builds);
    if (loaded?.of === of) return loaded.bundles;
    const bundles = loadBundles(sitesDir, builds);
    loaded = { of, bundles };
    bundles.catch(() => (loaded = undefined));
    return bundles;
  }

  /** Kept while bundle and addresses are the same: a release of another part forgets no answers. */
  function publishedOf(
    { site }: ReleaseBundles,
    { builds }: ComposedSite,
    config: SiteConfig,
  ): Published | undefined {
    if (!site) return undefined;
    const of = JSON.stringify([builds?.remote, config.apiBase, config.storageBase, config.siteBase]);
    if (known?.of !== of) known = { of, published: published(site.reader(config)) };
    return known.published;
  }

  /** @throws when a bundle can't be loaded */
  return async function current(composed: ComposedSite): Promise<ReleasedPublicPart> {
    const bundles = await bundlesOf(composed);
    const { config } = composed;
    if (last?.bundles === bundles && last.config === config) return last.part;
    const part: ReleasedPublicPart = {
      bundles,
      // A shell that knows no lite edition renders addresses without it.
      queries: (bundles.shell.renderLite && bundles.site?.queries) ?? [],
      renderer: screenRenderer(bundles, config),
      published: publishedOf(bundles, composed, config),
    };
    last = { bundles, config, part };
    return part;
  };
}
