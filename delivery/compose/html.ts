import type { Answers, AssetManifest, Boot, Pin } from "../contract.ts";

/** One file of a part, as a page names it. */
export interface PartFile {
  url: string;
  integrity: string;
}

export const scriptHint = ({ url, integrity }: PartFile) =>
  `<link rel="modulepreload" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

export const styleLink = ({ url, integrity }: PartFile) =>
  `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

/** A style whose text stands in the page; under its address, so that nobody loads the file as well. */
export const inlinedStyle = ({ url }: PartFile, css: string) =>
  `<style data-href="${attribute(url)}">${css}</style>`;

/** Puts boot data into the page, where no text of it can end its element. */
export function withBoot(html: string, boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return html.replace(
    /(<script\b[^>]*\bid="boot"[^>]*>)[^]*?(<\/script>)/,
    (_all, open, close) => open + json + close,
  );
}

/** Puts what a page's screen was made with behind it, where no text of it can end its element. */
export function withAnswers(html: string, answers: Answers): string {
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return html.replace(
    "</body>",
    () => `<script type="application/json" id="answers">${json}</script></body>`,
  );
}

/** Puts hints into the head, before everything that loads something. */
export const withHints = (html: string, hints: string[]) =>
  html.replace("<!--hints-->", () => hints.join("\n    "));

/** Gives the shell's own scripts and styles their hashes; HTML allows them on no other link. */
export function withShellIntegrity(html: string, { files }: Pick<AssetManifest, "files">): string {
  const hashes = new Map(files.map(([path, integrity]) => [`/${path}`, integrity]));
  return html.replace(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g, (tag, url: string) => {
    const integrity = /\.(?:js|css)$/.test(url) ? hashes.get(url) : undefined;
    return integrity && !tag.includes(" integrity=") ? `${tag} integrity="${integrity}"` : tag;
  });
}

/**
 * Puts a rendered screen into the page. React writes what belongs into the head (title, descriptions, preloads)
 * before the screen itself; those move up and replace the template's own.
 */
export function withScreen(html: string, rendered: string): string {
  const { head, body } = splitHoisted(rendered);
  return withHead(html, head.map(asDataBlock)).replace("<!--page-->", () => body);
}

/**
 * Puts elements into the head, in place of the template's own. Marked as this page's: where the shell renders afresh
 * instead of adopting what stands there, it takes them out (`shell/src/main.tsx`).
 */
export function withHead(html: string, head: string[]): string {
  let page = html;
  for (const element of head) {
    const marked = element.replace(/^<[a-z]+/, "$& data-page-head");
    const standIn = standInFor(element);
    page =
      standIn && standIn.test(page)
        ? page.replace(standIn, () => marked)
        : page.replace("</head>", () => `${marked}</head>`);
  }
  return page;
}

/** JSON-LD as a page carries it: a data block, where no text of it can end its element. */
export const dataBlock = (json: string) =>
  `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;

/** A screen has its JSON-LD in a `meta` (`public-mfe/src/site/head.tsx`); everything else stays as it is. */
function asDataBlock(element: string): string {
  const json = /^<meta\b[^>]*\bname="structured-data"[^>]*\bcontent="([^"]*)"/.exec(element)?.[1];
  return json === undefined ? element : dataBlock(unescaped(json));
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
  if (element.startsWith("<title")) return /<title\b[^>]*>[^]*?<\/title>/;
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

/** A text as it stands in an attribute, or between tags. */
export const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The text of an attribute as React spells it. */
export const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
