import { prefixOf, type Language, type OtherLanguage } from "@ministry/contract";

/** The page for unknown addresses of a language. */
export const notFoundFile = (language: Language): string => `${prefixOf(language)}/404.html`.slice(1);

/** A page's file in the composed site, by its route pattern: `/SingalProjectsWater/:id` → `SingalProjectsWater/[id].html`. */
export function pageFile(pattern: string): string {
  if (pattern === "/") return "index.html";
  if (pattern === "*") return "404.html";
  const path = pattern
    .replace(/^\//, "")
    .replace(/:([^/]+)/g, "[$1]")
    .replaceAll("*", "[rest]");
  return `${path}.html`;
}

/**
 * Returns the file of a page's template: the same page without its screen, styles in place. The site's server puts the
 * screen in, with what the API has.
 */
export const pageTemplateFile = (file: string): string => file.replace(/\.html$/, ".frame.html");

/** The page without scripts and without its screen, for the lite edition. */
export const liteFile = (file: string): string => file.replace(/\.html$/, ".lite.html");

/** Files that the site's server puts screens into, and that nobody is sent as they are. */
export const isPageTemplate = (path: string): boolean => /\.(?:frame|lite)\.html$/.test(path);

/** `frames.json` of the composed site: the builds its page templates belong to. */
export interface PageTemplateBuilds {
  shell: string;
  remote: string;
  /** Hashes of their server bundles, as the accepted manifests name them; absent for builds that name none. */
  integrity?: [shell: string, remote: string];
}

/** A page that stands for one address only and can be prerendered. */
export const isFixed = (pattern: string) => !/[:*]/.test(pattern);

/** `routes.json` of the composed site: which file answers for which pattern. */
export type PageTable = {
  /** With the language's prefix in front. */
  pattern: string;
  /** Absent for pages in English. */
  language?: OtherLanguage;
  file: string;
  /** Its template, for pages that show what the API has. */
  frame?: string;
  /** The page asks search engines not to list it. */
  unlisted?: true;
  /** The same without scripts, for the lite edition; pages of the portal have none. */
  lite?: string;
}[];
