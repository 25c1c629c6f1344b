import { createPublicApi } from "@ministry/api-client";
import { publicServerVersion, type PublicServer } from "@ministry/contract";
import liteCss from "./lite/lite.css?inline";
import { picturesParameter } from "./server/lite-layout.tsx";
import { createServerRoutes as createRoutes } from "./server/server-routes.tsx";
import { routes } from "./routes.ts";
import { feedEntries, feedFacts, sectorFeeds } from "./server/feed.ts";
import { recordReader } from "./server/records.ts";
import { sitemapLists } from "./server/sitemap.ts";
import { inPageLanguage } from "./site/host/record-language.ts";

/** Patterns of the screens that show what the API has. */
const answeredPatterns = Object.values(routes).flatMap((route) => ("answered" in route ? [route.path] : []));

/** What the site's server knows of this part; the entry of the bundle that is released beside the browser's. */
export const publicServer: PublicServer = {
  version: publicServerVersion,
  createRoutes,
  answeredPatterns,
  queries: [
    "q",
    "page",
    "limit",
    "sort",
    "kind",
    "month",
    "when",
    "district",
    "sector",
    "stage",
    "year",
    picturesParameter,
  ],
  lite: { css: liteCss },
  feed: feedFacts,
  topicFeeds: sectorFeeds,
  reader(config) {
    const { apiBase, storageBase } = config;
    const api = inPageLanguage(createPublicApi({ apiBase, storageBase }));
    return {
      record: (pattern, id) => recordReader(api, config, pattern, id),
      sitemap: sitemapLists(api),
      feed: (call) => feedEntries(api, call),
    };
  },
};

export { createRoutes };
