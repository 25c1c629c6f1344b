import type { Answers } from "./boot.ts";
import type { Host } from "../host/host.ts";
import type { Language, OtherLanguage } from "../languages/languages.ts";
import type { SiteConfig } from "../site/site-config.ts";

/** An element of a page's head: tag, attributes, and the text of a `title` or a data block. */
export type HeadElement = readonly [
  tag: "title" | "meta" | "link" | "script",
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** One record as its page shows it. */
export interface PublishedRecord {
  /** What the page's head says of it, for those who read no scripts. */
  head: readonly HeadElement[];
  /** What the API answered, as the page's screen asks for it: rendering with it asks no second time. */
  answers: Answers;
}

/** One address of `sitemap.xml`. */
export interface SitemapEntry {
  /** Address below the site's own. */
  path: string;
  /** When it was last changed (ISO 8601), where that is known. */
  changed?: string;
}

/** What a feed says of itself. */
export interface FeedFacts {
  title: string;
  subtitle: string;
  author: string;
  /** Address below the site's own of the page with the same content. */
  path: string;
  /**
   * Address below the site's own of the page that shows the feed to people: a browser that opens the feed is led there.
   * Absent in releases without such a page.
   */
  page?: string;
}

/** One entry of the site's feed, the newest first. */
export interface FeedEntry {
  path: string;
  /** What it is about, by a name in `PublicServer.topicFeeds`. */
  topic?: string;
  title: string;
  summary: string;
  /** What its texts are written in, where that is another language than the feed's. */
  languages?: { title?: Language | undefined; summary?: Language | undefined };
  author?: string;
  /** ISO 8601, as the API has it; whoever writes the feed checks it. */
  published?: string;
  updated?: string;
}

/** The lite edition: pages without scripts, rendered with `Host.lite`. */
export interface LiteEdition {
  /** Styles of what it alone shows; they go behind all others of a page. */
  readonly css: string;
}

interface Call {
  signal: AbortSignal;
}

/** Reads what the API has published. Every reading rejects when the API does not answer. */
export interface PublishedReader {
  /**
   * The reading of the record behind a page; `gone` when the API has no such record.
   *
   * @returns `undefined` where the pattern shows no single record, and for what can't be a record's id
   */
  record(pattern: string, id: string): ((call: Call) => Promise<PublishedRecord | "gone">) | undefined;
  /** The pages of all records, in independent lists: one that can't be read leaves the others. */
  readonly sitemap: readonly ((call: Call) => Promise<SitemapEntry[]>)[];
  feed(call: Call): Promise<FeedEntry[]>;
}

/** The `version` of `PublicServer` that this agreement describes. */
export const publicServerVersion = 1;

/**
 * What the site's server knows of the public part, exported as `publicServer` by the part's released server bundle.
 * It is loaded with the release and replaced with it.
 */
export interface PublicServer {
  /**
   * The same in the languages beside English, each with its own instance of every module: pages in several languages are
   * rendered at the same time. Absent in releases in English alone.
   */
  readonly languages?: Partial<Record<OtherLanguage, () => PublicServer>>;
  readonly version: typeof publicServerVersion;
  /** The same routes as in the browser, for rendering. */
  createRoutes(host: Host): unknown;
  /** Route patterns of the pages that show what the API has. */
  readonly answeredPatterns: readonly string[];
  /**
   * Names in the query string by which screens show something else. Screens with such an address are rendered with
   * these names; others are ignored. Absent in releases that know nothing of it.
   */
  readonly queries?: readonly string[];
  /** Absent in releases without one. */
  readonly lite?: LiteEdition;
  readonly feed: FeedFacts;
  /** Feeds of the entries of one topic each, by its name (`feedPath`). Absent in releases with one feed alone. */
  readonly topicFeeds?: Readonly<Record<string, FeedFacts>>;
  reader(config: SiteConfig): PublishedReader;
}
