import type { AssetManifest, Boot, Pin } from "../contract.ts";

/** One file of a part, as a page names it. */
export interface PartFile {
  url: string;
  integrity: string;
}

export const scriptHint = ({ url, integrity }: PartFile) =>
  `<link rel="modulepreload" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

export const styleLink = ({ url, integrity }: PartFile) =>
  `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

/**
 * A style whose text stands in the page already. The preload is for the part itself, which asks for the file before
 * it renders: without it that would cost a round trip before the page comes alive.
 */
export const inlinedStyle = (file: PartFile, css: string) =>
  `<style>${css}</style><link rel="preload" as="style" crossorigin integrity="${file.integrity}" href="${attribute(file.url)}">`;

/** Puts boot data into the page, where no text of it can end its element. */
export function withBoot(html: string, boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return html.replace(
    /(<script\b[^>]*\bid="boot"[^>]*>)[^]*?(<\/script>)/,
    (_all, open, close) => open + json + close,
  );
}

/** Puts hints into the head, before everything that loads something. */
export const withHints = (html: string, hints: string[]) =>
  html.replace("<!--hints-->", () => hints.join("\n    "));

/** Gives the shell's own scripts and styles their hashes. */
export function withShellIntegrity(html: string, { files }: Pick<AssetManifest, "files">): string {
  const hashes = new Map(files.map(([path, integrity]) => [`/${path}`, integrity]));
  return html.replace(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g, (tag, url: string) => {
    const integrity = hashes.get(url);
    return integrity && !tag.includes(" integrity=") ? `${tag} integrity="${integrity}"` : tag;
  });
}

/**
 * Puts a rendered screen into the page. React writes what belongs into the head (title, descriptions, preloads)
 * before the screen itself; those move up and replace the template's own.
 */
export function withScreen(html: string, rendered: string): string {
  const { head, body } = splitHoisted(rendered);
  let page = html.replace("<!--page-->", () => body);
  for (const element of head) {
    const standIn = standInFor(element);
    page =
      standIn && standIn.test(page)
        ? page.replace(standIn, () => element)
        : page.replace("</head>", () => `${element}</head>`);
  }
  return page;
}

export function splitHoisted(rendered: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = rendered;
  for (let next = hoisted.exec(body); next; next = hoisted.exec(body)) {
    head.push(next[0]);
    body = body.slice(next[0].length);
  }
  return { head, body };
}

const hoisted = /^(?:<title\b[^>]*>[^]*?<\/title>|<(?:meta|link)\b[^>]*>)/;

/** The template's element that a hoisted one takes the place of. */
function standInFor(element: string): RegExp | undefined {
  if (element.startsWith("<title")) return /<title>[^]*?<\/title>/;
  if (/^<meta\b[^>]*\bname="description"/.test(element)) return /<meta\s+name="description"[^>]*>/;
  return undefined;
}

/** Rewrites relative addresses of a style that is moved from its file into a page. */
export function absoluteUrls(css: string, fileUrl: string): string {
  const folder = fileUrl.slice(0, fileUrl.lastIndexOf("/") + 1);
  return css.replace(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_all, quote: string, path: string) => {
      const resolved = new URL(path, new URL(folder, "http://site.invalid"));
      const url = resolved.origin === "http://site.invalid" ? resolved.pathname : resolved.href;
      return `url(${quote}${url}${quote})`;
    },
  );
}

/** The files a page of a part needs, the first ones first. */
export function filesOf(
  pin: Pin,
  pattern: string,
  base: string,
): { scripts: PartFile[]; styles: PartFile[] } {
  const paths = [...new Set([pin.entry, ...pin.init, ...(pin.routes[pattern] ?? [])])];
  const files = paths.map((path) => ({ path, url: base + path, integrity: pin.integrity[path] ?? "" }));
  return {
    scripts: files.filter(({ path }) => path.endsWith(".js")),
    styles: files.filter(({ path }) => path.endsWith(".css")),
  };
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
