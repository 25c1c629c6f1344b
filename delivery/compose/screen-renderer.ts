import type { Answers, SiteConfig } from "@ministry/contract";
import { elementsOf } from "../lib/html-elements.ts";
import { movedStyles } from "./moved-styles.ts";
import type { ReleaseBundles } from "./release-bundles.ts";

/** A screen with what the API had for it. */
export interface AnsweredScreen {
  html: string;
  answers: Answers;
  /** Rules that go behind all others of the page. */
  css: string;
}

/** Renders screens of the public part; both ways reject when a screen can't be rendered. */
export interface ScreenRenderer {
  /** Before anybody asks, and without the API: what waits for data is left to the browser. */
  ahead(pathname: string): Promise<string>;
  /** With what the API answers now; it is not asked for what is `known`. */
  answered(pathname: string, known?: Answers): Promise<AnsweredScreen>;
}

/** Makes the renderer of two releases for a configuration. */
export function screenRenderer({ shell, createRoutes }: ReleaseBundles, config: SiteConfig): ScreenRenderer {
  return {
    async ahead(pathname) {
      const html = await shell.renderPage({ pathname, config, createRoutes });
      return checkedForPolicy(html, pathname);
    },
    async answered(pathname, known) {
      const screen = await shell.renderAnswered({ pathname, config, createRoutes, known });
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
