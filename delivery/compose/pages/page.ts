import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  pinInShell,
  withBoot,
  type AssetManifest,
  type Boot,
  type RemoteConfig,
  type SiteConfig,
} from "@ministry/contract";
import { edited, elementsOf, type Edit } from "../../lib/html-elements.ts";
import { deployFolder } from "../../sites/parts.ts";
import {
  absoluteUrls,
  filesOf,
  inlinedStyle,
  scriptHint,
  splitHoisted,
  styleLink,
  withHead,
  withHints,
} from "./html.ts";

export interface PageInput {
  sitesDir: string;
  /** The shell's page, hashes in place. */
  template: string;
  /** The same with the shell's stylesheets written out (`withShellStyles`). */
  styled: string;
  shell: AssetManifest;
  manifest: AssetManifest;
  part: RemoteConfig;
  config: SiteConfig;
  pattern: string;
}

/**
 * Shows the placeholder screen for as long as the shell has nothing to show but that it waits. Where a browser does not
 * know `:has`, it gives way to the shell's own waiting screen.
 */
const placeholderRules = `#first-screen{display:none}#root:empty+#first-screen{display:contents}#root:has(>[aria-busy])+#first-screen{display:contents}#root:has(>[aria-busy]){display:none}`;

/** Makes the HTML of one route: pinned to the part's build, everything it needs named in the head. */
export async function pageOf(input: PageInput) {
  const { template, styled, shell, manifest, part, config, pattern } = input;
  const pin = pinInShell(manifest, shell.offers);
  const boot: Boot = { config, pins: { [part.name]: pin } };
  const { scripts, styles } = filesOf(pin, pattern, part.base);
  const lines = [`<link rel="preconnect" crossorigin href="${config.apiBase}">`, ...scripts.map(scriptHint)];
  const inlined = await Promise.all(
    styles.map(async (style) => inlinedStyle(style, await styleText(input, style.url))),
  );

  const withItsStyles = (made: Partial<Boot>) =>
    withBoot(withHints(styled, lines), { ...boot, prerendered: pin.buildId, ...made }).replace(
      "</head>",
      // After the shell's own styles, as in a page that loads them one after the other.
      () => `${inlined.join("")}</head>`,
    );

  return {
    plain: withBoot(withHints(template, [...lines, ...styles.map(styleLink)]), boot).replace(
      "<!--page-->",
      "",
    ),
    /** Its styles in it, and room for a screen (`withScreen`) that shows before anything else has arrived. */
    pageTemplate: withItsStyles({}),
    /** The same for a screen that shows what the API has, prerendered without it. */
    withoutData: withItsStyles({ isUnanswered: true }),
    /** Its styles and no script in it, and room for a screen of the lite edition. */
    lite: withoutScripts(styled).replace("</head>", () => `${inlined.join("")}</head>`),
    /**
     * With a screen of the part's release beside the root: it stands there until the part's own takes its place, and what
     * was typed in it.
     */
    placeholder: await withPlaceholderScreen(input, () =>
      withBoot(withHints(styled, lines), boot).replace(
        "</head>",
        () => `${inlined.join("")}<style>${placeholderRules}</style></head>`,
      ),
    ),
  };
}

/** What a page has for the app alone, the links of an installed site and its icons included. */
const ofTheApp = (html: string) =>
  elementsOf(html).filter(({ tag, attributes }) => {
    const rel = attributes.get("rel") ?? "";
    return (
      ["script", "noscript"].includes(tag) || (tag === "link" && /manifest|touch-icon|preload/.test(rel))
    );
  });

function withoutScripts(html: string): string {
  const page = html.replace("<!--hints-->", "");
  return edited(
    page,
    ofTheApp(page).map(({ at }): Edit => [at, ""]),
  );
}

async function withPlaceholderScreen(
  { sitesDir, manifest, part, pattern }: PageInput,
  room: () => string,
): Promise<string | undefined> {
  const file = manifest.screens?.[pattern];
  if (file === undefined) return undefined;
  const rendered = await readFile(join(deployFolder(sitesDir, part.name).folder, file), "utf8");
  const { head, body } = splitHoisted(rendered);
  return withHead(room(), head).replace(
    "<!--page--></div>",
    () => `</div><div id="first-screen">${body}</div>`,
  );
}

async function styleText({ sitesDir, part }: PageInput, url: string): Promise<string> {
  const file = join(deployFolder(sitesDir, part.name).folder, url.slice(part.base.length));
  return absoluteUrls((await readFile(file, "utf8")).trim(), url);
}

/** The shell's page with its stylesheets written out. */
export async function withShellStyles({
  sitesDir,
  template,
  shell,
}: Pick<PageInput, "sitesDir" | "template" | "shell">): Promise<string> {
  const paths = new Map(shell.files.map(([path]) => [`/${path}`, path]));
  const edits = await Promise.all(
    elementsOf(template).map(async ({ tag, attributes, at }): Promise<Edit[]> => {
      const url = attributes.get("href") ?? "";
      const path = tag === "link" && attributes.get("rel") === "stylesheet" ? paths.get(url) : undefined;
      if (path === undefined) return [];
      const css = await readFile(join(deployFolder(sitesDir, "shell").folder, path), "utf8");
      return [[at, `<style>${absoluteUrls(css.trim(), url)}</style>`]];
    }),
  );
  return edited(template, edits.flat());
}
