import { elementsOf } from "./html-elements.ts";

/** A piece of a style sheet: a rule with its selectors, a group of rules such as `@media`, or what is taken as it is. */
type Piece =
  | { kind: "rule"; selectors: Selector[]; body: string }
  | { kind: "group"; prelude: string; pieces: Piece[] }
  | { kind: "other"; text: string };

/** A selector, and what has to stand in a page for it to fit anything there. */
interface Selector {
  text: string;
  classes: string[];
  attributes: string[];
  tags: string[];
}

/** A style sheet that was read once, for all the pages that take their rules from it. */
export type ParsedStyles = readonly Piece[];

const groups = /^@(?:media|supports|container|layer)\b/;

/** Reads a style sheet. Text that is no valid CSS is kept as it stands. */
export function parseStyles(css: string): ParsedStyles {
  const text = css.replace(/\/\*[^]*?\*\//g, "");
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOf(text, at, "{;");
    const prelude = text.slice(at, end).trim();
    if (text[end] !== "{") {
      if (prelude) pieces.push({ kind: "other", text: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = endOf(text, end + 1, "}");
    const body = text.slice(end + 1, close);
    if (groups.test(prelude)) pieces.push({ kind: "group", prelude, pieces: [...parseStyles(body)] });
    else if (prelude.startsWith("@")) pieces.push({ kind: "other", text: `${prelude}{${body}}` });
    else pieces.push({ kind: "rule", selectors: splitAtCommas(prelude).map(selectorOf), body });
    at = close + 1;
  }
  return pieces;
}

/** What stands in a page, as far as selectors ask for it. */
export interface PageParts {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** The classes, attributes and tags of a page or of pieces of one. */
export function partsOf(html: string): PageParts {
  const parts = { classes: new Set<string>(), attributes: new Set<string>(), tags: new Set<string>() };
  for (const { tag, attributes } of elementsOf(html)) {
    parts.tags.add(tag.toLowerCase());
    for (const [name, value] of attributes) {
      parts.attributes.add(name);
      if (name === "class") for (const each of value.split(/\s+/)) parts.classes.add(each);
    }
  }
  return parts;
}

/** The rules of a style sheet that can apply in a page; those that never can are left out. */
export function usedStyles(styles: ParsedStyles, page: PageParts): string {
  return styles
    .map((piece) => {
      if (piece.kind === "other") return piece.text;
      if (piece.kind === "group") {
        const inside = usedStyles(piece.pieces, page);
        return inside && `${piece.prelude}{${inside}}`;
      }
      const used = piece.selectors.filter((selector) => canFit(selector, page));
      return used.length > 0 ? `${used.map(({ text }) => text).join(",")}{${piece.body}}` : "";
    })
    .join("");
}

const canFit = ({ classes, attributes, tags }: Selector, page: PageParts): boolean =>
  classes.every((name) => page.classes.has(name)) &&
  attributes.every((name) => page.attributes.has(name)) &&
  tags.every((name) => page.tags.has(name));

function selectorOf(text: string): Selector {
  // What stands in `:not()` and its kind is not needed for a fit, or not all of it.
  const needed = withoutArguments(text);
  const names = (pattern: RegExp) => [...needed.matchAll(pattern)].map(([, name = ""]) => name);
  const plain = needed.replace(/\[[^\]]*\]/g, "");
  return {
    text,
    classes: [...plain.matchAll(/\.(-?[A-Z_a-z][\w-]*)/g)].map(([, name = ""]) => name),
    attributes: names(/\[\s*([\w-]+)/g),
    tags: [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g)].map(([, name = ""]) => name),
  };
}

function withoutArguments(selector: string): string {
  let depth = 0;
  let kept = "";
  for (const character of selector) {
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (depth === 0) kept += character;
  }
  return kept;
}

function splitAtCommas(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = endOf(text, 0, ","); ; at = endOf(text, from, ",")) {
    found.push(text.slice(from, at).trim());
    if (at >= text.length) return found;
    from = at + 1;
  }
}

/** Where one of `ends` stands next, outside of strings, brackets and blocks; the text's end where none does. */
function endOf(text: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && ends.includes(character)) return at;
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}
