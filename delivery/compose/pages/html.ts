import type { Answers, AssetManifest, HeadElement, Pin } from "@ministry/contract";
import { edited, elementsOf, type Edit, type ElementAt } from "../../lib/html-elements.ts";

/** One file of a part, as a page names it. */
export interface PartFile {
  url: string;
  integrity: string;
}

export const scriptHint = ({ url, integrity }: PartFile) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

export const styleLink = ({ url, integrity }: PartFile) =>
  `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${attribute(url)}">`;

/** A style whose text stands in the page; under its address, so that nobody loads the file as well. */
export const inlinedStyle = ({ url }: PartFile, css: string) =>
  `<style data-href="${attribute(url)}">${css}</style>`;

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
  const edits = elementsOf(html).flatMap(({ tag, attributes, attributeAt }): Edit[] => {
    const name = tag === "script" ? "src" : tag === "link" ? "href" : "";
    const url = attributes.get(name) ?? "";
    const integrity = /\.(?:js|css)$/.test(url) ? hashes.get(url) : undefined;
    const [, end] = attributeAt(name) ?? [];
    if (!integrity || end === undefined || attributes.has("integrity")) return [];
    return [[[end, end], ` integrity="${integrity}"`]];
  });
  return edited(html, edits);
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
 * instead of adopting what is there, it removes them (`shell/src/start-app.tsx`).
 */
export function withHead(html: string, head: string[]): string {
  const elements = elementsOf(html);
  const end = elements.find(({ tag }) => tag === "head")?.inside[1] ?? 0;
  const replaced = new Set<ElementAt>();
  const edits = head.map((text): Edit => {
    const marked = text.replace(/^<[a-z]+/, "$& data-page-head");
    const own = elementsOf(text)[0];
    const before = own && elements.find((element) => !replaced.has(element) && standsIn(element, own));
    if (!before) return [[end, end], marked];
    replaced.add(before);
    return [before.at, marked];
  });
  return edited(html, edits);
}

/** Whether an element of the template gives way to this one. */
function standsIn(template: ElementAt, { tag, attributes }: ElementAt): boolean {
  if (template.tag !== tag) return false;
  if (tag === "title") return true;
  const isDescription = (of: ReadonlyMap<string, string>) => of.get("name") === "description";
  return tag === "meta" && isDescription(attributes) && isDescription(template.attributes);
}

/** Elements of a head as HTML, where no text of them can end an element. */
export const headHtml = (elements: readonly HeadElement[]): string[] =>
  elements.map(([tag, attributes, text = ""]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
    if (tag === "script") return dataBlock(text);
    return `<${tag}${written.join("")}>${tag === "title" ? `${attribute(text)}</title>` : ""}`;
  });

/** JSON-LD as a page carries it: a data block, where no text of it can end its element. */
const dataBlock = (json: string) =>
  `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;

/** A screen has its JSON-LD in a `meta` (`public-mfe/src/site/page/head.tsx`); everything else stays as it is. */
function asDataBlock(text: string): string {
  const attributes = elementsOf(text)[0]?.attributes;
  const json = attributes?.get("name") === "structured-data" ? attributes.get("content") : undefined;
  return json === undefined ? text : dataBlock(json);
}

/** Parts what React writes before a screen, which belongs into the head, from the screen itself. */
export function splitHoisted(rendered: string): { head: string[]; body: string } {
  const head: string[] = [];
  let from = 0;
  for (const { tag, at, isTop } of elementsOf(rendered)) {
    if (!isTop || at[0] !== from || !hoisted.has(tag)) break;
    head.push(rendered.slice(...at));
    [, from] = at;
  }
  return { head, body: rendered.slice(from) };
}

const hoisted = new Set(["title", "meta", "link"]);

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
const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
