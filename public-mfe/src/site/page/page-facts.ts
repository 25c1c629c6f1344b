import { addressIn, feedPath, type SiteConfig } from "@ministry/contract";
import { sectorFeedTitles } from "../../content/records/event-sectors.ts";
import { homeText } from "../../content/layout/layout.ts";
import { ministryName } from "../../content/facts/ministry-name.ts";
import { paths } from "../../paths.ts";
import { hrefTo } from "../text/address.ts";

/** A thing in the words of schema.org. */
type Thing = { "@type": string } & Record<string, unknown>;

/**
 * What a page says of itself to search engines and to whoever it is passed on to. Used by the pages themselves and by
 * the site's server, which knows a record before any script runs.
 */
export interface PageFacts {
  /** Title of the page; the ministry's name is put behind it. */
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string | undefined;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's address as the contract spells it, `/WaterProject`; left out for pages nobody should find. */
  path?: string;
  /** Full address of a picture for shared links; the site's own where there is none. */
  image?: string;
  /** Pages between the home page and this one; left out for pages outside of that order. */
  trail?: readonly { label: string; lang?: string | undefined; to?: string }[];
  /** Sector whose feed the page announces; the feed of everything stands in the head of every page. */
  feed?: keyof typeof sectorFeedTitles | undefined;
  /** What the page is about; its name, description, address and picture are put in. */
  subject?: (ministry: Thing) => Thing;
}

/** An element of a document's head: tag and attributes. */
export type HeadTag = readonly ["link" | "meta", Readonly<Record<string, string>>];

/** The site's own picture for shared links (`shell/icons/draw-icons.ts`), 1200 × 630. */
const sharePicture = "/share-card.png";

/** The document's title. */
export const fullTitle = ({ title }: Pick<PageFacts, "title">): string =>
  title === ministryName ? title : `${title} – ${ministryName}`;

/** The full address of a page in the language of this build. */
export const pageAddress = (siteBase: string, path: string): string => siteBase + hrefTo(path);

/** The addresses of a page in every language of the site, and the one for readers of none of them; none where it has one. */
export function alternatesOf(
  path: string | undefined,
  { siteBase, languages }: Pick<SiteConfig, "siteBase" | "languages">,
): readonly (readonly [hreflang: string, href: string])[] {
  if (path === undefined || !languages?.length) return [];
  const spoken = (["en", ...languages] as const).map(
    (each) => [each, siteBase + addressIn(each, path)] as const,
  );
  return [...spoken, ["x-default", siteBase + path]];
}

/** Description, address and Open Graph of a page; `siteBase` as in the site's configuration. */
export function headTags(facts: PageFacts, siteBase: string): HeadTag[] {
  const { path, image, feed } = facts;
  const description = clip(facts.description);
  const address = pageAddress(siteBase, path ?? "");
  return [
    ...(description ? [named("description", description), og("description", description)] : []),
    ...(path === undefined
      ? [named("robots", "noindex")]
      : [["link", { rel: "canonical", href: address }] as const, og("url", address)]),
    // Programs look for feeds in the page as it is sent; in the browser it would only cost bytes.
    ...(import.meta.env.SSR && feed
      ? [feedLink(pageAddress(siteBase, feedPath(feed)), sectorFeedTitles[feed])]
      : []),
    og("title", fullTitle(facts)),
    og("image", image ?? siteBase + sharePicture),
    ...(image ? [] : [og("image:width", "1200"), og("image:height", "630"), og("image:alt", ministryName)]),
  ];
}

/** The page in the words of schema.org, as JSON-LD; `undefined` where there is nothing to say. */
export function structuredData(facts: PageFacts, siteBase: string): string | undefined {
  const { title, description, path, image, trail, subject } = facts;
  if (path === undefined || !(trail || subject)) return undefined;
  const ministry: Thing = {
    "@type": "GovernmentOrganization",
    "@id": `${siteBase}/#ministry`,
    name: ministryName,
    url: `${siteBase}/`,
  };
  const url = pageAddress(siteBase, path);
  return JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      ...(trail
        ? [breadcrumbs([{ label: homeText, to: paths.home }, ...trail, { label: title, to: path }])]
        : []),
      ...(subject ? [{ name: title, description: clip(description), url, image, ...subject(ministry) }] : []),
    ],
  });

  function breadcrumbs(crumbs: NonNullable<PageFacts["trail"]>): Thing {
    const itemListElement = crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to && pageAddress(siteBase, to),
    }));
    return { "@type": "BreadcrumbList", itemListElement };
  }
}

const feedLink = (href: string, title: string): HeadTag => [
  "link",
  { rel: "alternate", type: "application/atom+xml", title, href },
];
const named = (name: string, content: string): HeadTag => ["meta", { name, content }];
const og = (name: string, content: string): HeadTag => ["meta", { property: `og:${name}`, content }];

/** The first sentences of a longer text, at most 160 characters; `undefined` for no text. */
function clip(text = ""): string | undefined {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line || undefined : `${line.slice(0, 159).replace(/\s\S*$/, "")}…`;
}
