import type { Answers, Language, LiteReason, SiteConfig } from "@ministry/contract";
import { elementsOf } from "../../lib/html-elements.ts";
import { movedStyles } from "./moved-styles.ts";
import type { LiteScreen, ReleaseBundles } from "../releases/release-bundles.ts";

/** A screen with what the API had for it. */
export interface ScreenWithData {
  html: string;
  answers: Answers;
  /** Rules that go behind all others of the page. */
  css: string;
}

/** Renders screens of the public part; each way rejects when a screen can't be rendered. */
export interface ScreenRenderer {
  /** Renders a screen before anybody asks, and without the API: what waits for data is left to the browser. */
  prerender(pathname: string): Promise<string>;
  /** Renders a screen with what the API answers now; it is not asked for what is `known`. */
  renderWithData(address: ScreenAddress, known?: Answers): Promise<ScreenWithData>;
  /** For the lite edition; absent where a release knows none. */
  lite?(
    address: ScreenAddress & { reason: LiteReason },
    known?: Answers,
  ): Promise<LiteScreen & { css: string }>;
}

/** What a screen is rendered for. */
export interface ScreenAddress {
  pathname: string;
  /** The query string, as far as screens use it. */
  search: string;
}

/** Makes the renderer of two releases for a configuration; the bundles are those of the language. */
export function screenRenderer(
  { shell, createRoutes, site }: ReleaseBundles,
  config: SiteConfig,
  language: Language = "en",
): ScreenRenderer {
  const { renderLite } = shell;
  const same = { config, createRoutes, ...(language !== "en" && { language }) };
  const edition = site?.lite;
  return {
    ...(renderLite &&
      edition && {
        async lite({ pathname, search, reason }, known) {
          const screen = await renderLite({ ...same, pathname, search, lite: reason, known });
          const { html, css } = movedStyles(screen.html);
          return { ...screen, html: checkedForPolicy(html, pathname), css: edition.css + css };
        },
      }),
    async prerender(pathname) {
      const html = await shell.renderPage({ ...same, pathname });
      return checkedForPolicy(html, pathname);
    },
    async renderWithData({ pathname, search }, known) {
      const screen = await shell.renderAnswered({ ...same, pathname, search, known });
      const { html, css } = movedStyles(screen.html);
      return { ...screen, html: checkedForPolicy(html, pathname), css };
    },
  };
}

/** @throws for a screen that the pages' Content-Security-Policy would not let work */
function checkedForPolicy(html: string, pathname: string): string {
  for (const { tag, attributes } of elementsOf(html)) {
    if (tag === "script") throw new Error(`${pathname}: a rendered page must carry no script of its own`);
    if (attributes.has("style"))
      throw new Error(`${pathname}: a rendered page must carry no style attribute, its policy forbids them`);
  }
  return html;
}
