import { addressIn, type Language } from "@ministry/contract";
import {
  pageTemplateFile,
  isFixed,
  liteFile,
  notFoundFile,
  pageFile,
  type PageTable,
} from "../../hosting/page-files.ts";
import { withScreen } from "./html.ts";
import { pageOf, withShellStyles, type PageInput } from "./page.ts";
import type { ReleaseBundles } from "../releases/release-bundles.ts";
import { screenRenderer, type ScreenRenderer } from "./screen-renderer.ts";

/** A part in one language, as its pages are composed. */
export interface PartPages extends Omit<PageInput, "pattern" | "styled"> {
  language: Language;
}

/**
 * Adds a part's pages in one language to the site, and their addresses to its table.
 *
 * @param bundles of the public part in that language; absent for what is not rendered
 */
export async function addPages(
  site: Map<string, string | Buffer>,
  table: PageTable,
  { language, ...input }: PartPages,
  bundles: ReleaseBundles | undefined,
): Promise<void> {
  const render = bundles && screenRenderer(bundles, input.config, language);
  const styled = await withShellStyles(input);
  for (const pattern of Object.keys(input.manifest.routes)) {
    const page = await pageOf({ ...input, styled, pattern });
    const isUnknown = pattern === "*";
    const address = isUnknown ? pattern : addressIn(language, pattern);
    const file = isUnknown ? notFoundFile(language) : pageFile(address);
    const isAnswered = bundles?.site?.answeredPatterns.includes(pattern) ?? false;
    const html = await rendered(
      isAnswered ? { ...page, pageTemplate: page.withoutData } : page,
      pattern,
      addressIn(language, isUnknown ? "/not-found" : pattern),
      render,
    );
    site.set(file, html);
    const frame = isAnswered ? pageTemplateFile(file) : undefined;
    if (frame) site.set(frame, page.pageTemplate);
    const lite = input.part.name === "public-mfe" ? liteFile(file) : undefined;
    if (lite) site.set(lite, page.lite);
    if (isUnknown) continue;
    const row = { pattern: address, file, frame, lite, ...(isUnlisted(html) && { unlisted: true as const }) };
    table.push(language === "en" ? row : { ...row, language });
  }
}

const isUnlisted = (html: string): boolean => /<meta\b[^>]*\bname="robots"[^>]*"noindex"/.test(html);

/** The page with its screen in it where that can be; without one it is complete a little later. */
async function rendered(
  page: { plain: string; pageTemplate: string; placeholder: string | undefined },
  pattern: string,
  address: string,
  render: ScreenRenderer | undefined,
): Promise<string> {
  if (page.placeholder !== undefined) return page.placeholder;
  if (!render || !(isFixed(pattern) || pattern === "*")) return page.plain;
  try {
    return withScreen(page.pageTemplate, await render.prerender(address));
  } catch (error) {
    console.warn(`${address} is not prerendered:`, error instanceof Error ? error.message : error);
    return page.plain;
  }
}
