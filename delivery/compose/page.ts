import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pinOf } from "../../shell/sw/manifest.ts";
import type { AssetManifest, Boot, RemoteConfig, SiteConfig } from "../contract.ts";
import { deployFolder } from "../parts/parts.ts";
import { absoluteUrls, filesOf, inlinedStyle, scriptHint, styleLink, withBoot, withHints } from "./html.ts";

export interface PageInput {
  sitesDir: string;
  /** The shell's page, hashes in place. */
  template: string;
  shell: AssetManifest;
  manifest: AssetManifest;
  part: RemoteConfig;
  config: SiteConfig;
  pattern: string;
}

/** Makes the HTML of one route: pinned to the part's build, everything it needs named in the head. */
export async function pageOf(input: PageInput) {
  const { template, manifest, part, config, pattern } = input;
  const pin = pinOf(manifest);
  const boot: Boot = { config, pins: { [part.name]: pin } };
  const { scripts, styles } = filesOf(pin, pattern, part.base);
  const lines = [`<link rel="preconnect" crossorigin href="${config.apiBase}">`, ...scripts.map(scriptHint)];
  const inlined = await Promise.all(
    styles.map(async (style) => inlinedStyle(style, await styleText(input, style.url))),
  );
  const shellInlined = await withInlinedShellStyle(input);

  return {
    plain: withBoot(withHints(template, [...lines, ...styles.map(styleLink)]), boot).replace(
      "<!--page-->",
      "",
    ),
    /** Its styles in it, and room for a screen (`withScreen`) that shows before anything else has arrived. */
    frame: withBoot(withHints(shellInlined, lines), { ...boot, prerendered: pin.buildId }).replace(
      "</head>",
      // After the shell's own styles, as in a page that loads them one after the other.
      () => `${inlined.join("")}</head>`,
    ),
  };
}

async function styleText({ sitesDir, part }: PageInput, url: string): Promise<string> {
  const file = join(deployFolder(sitesDir, part.name).folder, url.slice(part.base.length));
  return absoluteUrls((await readFile(file, "utf8")).trim(), url);
}

/** The template with the shell's stylesheet written out. */
async function withInlinedShellStyle({ sitesDir, template, shell }: PageInput): Promise<string> {
  let page = template;
  for (const [path] of shell.files) {
    const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${path.replaceAll(".", "\\.")}"[^>]*>`);
    if (!path.endsWith(".css") || !link.test(page)) continue;
    const css = await readFile(join(deployFolder(sitesDir, "shell").folder, path), "utf8");
    page = page.replace(link, () => `<style>${absoluteUrls(css.trim(), `/${path}`)}</style>`);
  }
  return page;
}
