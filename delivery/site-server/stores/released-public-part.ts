import type { Language, SiteConfig } from "@ministry/contract";
import { bundlesIn, loadBundles, type ReleaseBundles } from "../../compose/releases/release-bundles.ts";
import { screenRenderer, type ScreenRenderer } from "../../compose/pages/screen-renderer.ts";
import type { ComposedSite } from "./composed-site.ts";
import { published, type Published } from "./published.ts";

/** What the released bundles give the site's server for one configuration, in one language. */
export interface ReleasedPublicPart {
  renderer: ScreenRenderer;
  /** Absent where the released bundle exports routes alone. */
  published?: Published;
  bundles: ReleaseBundles;
  /** Names in the query string that its screens use; none where the release says none. */
  queries: readonly string[];
}

/**
 * Loads the server bundles that the composed site names, again with each release and each configuration. One that
 * can't be loaded is tried again for the next visitor.
 */
export function releasedPublicPart(sitesDir: string) {
  let loaded: { of: string; bundles: Promise<ReleaseBundles> } | undefined;
  const last = new Map<Language, { of: ReleaseBundles; config: SiteConfig; part: ReleasedPublicPart }>();
  const known = new Map<Language, { of: string; published: Published }>();

  function bundlesOf({ builds }: ComposedSite): Promise<ReleaseBundles> {
    if (!builds) return Promise.reject(new Error("nothing was released that renders"));
    const of = JSON.stringify(builds);
    if (loaded?.of === of) return loaded.bundles;
    const bundles = loadBundles(sitesDir, builds);
    loaded = { of, bundles };
    bundles.catch(() => (loaded = undefined));
    return bundles;
  }

  /** Cached while bundle and addresses are the same: a release of another part forgets no answers. */
  function publishedOf(
    { site }: ReleaseBundles,
    { builds, config }: ComposedSite,
    language: Language,
  ): Published | undefined {
    if (!site) return undefined;
    const { apiBase, storageBase, siteBase, languages } = config;
    const of = JSON.stringify([builds?.remote, apiBase, storageBase, siteBase, languages]);
    const before = known.get(language);
    if (before?.of === of) return before.published;
    const made = published(site.reader(config));
    known.set(language, { of, published: made });
    return made;
  }

  /** @throws when a bundle can't be loaded, and for a language that the release has no build in */
  return async function current(
    composed: ComposedSite,
    language: Language = "en",
  ): Promise<ReleasedPublicPart> {
    const of = await bundlesOf(composed);
    const { config } = composed;
    const before = last.get(language);
    if (before?.of === of && before.config === config) return before.part;
    const bundles = bundlesIn(of, language);
    if (!bundles) throw new Error(`the release has no "${language}" build`);
    const part: ReleasedPublicPart = {
      bundles,
      // A shell that knows no lite edition renders addresses without it.
      queries: (bundles.shell.renderLite && bundles.site?.queries) ?? [],
      renderer: screenRenderer(bundles, config, language),
      published: publishedOf(bundles, composed, language),
    };
    last.set(language, { of, config, part });
    return part;
  };
}

/** The released public part in a language, as handlers ask for it. */
export type PartOf = ReturnType<typeof releasedPublicPart>;
