import { html as specification, parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Range = readonly [start: number, end: number];

/** An element as a browser's parser sees it, and where it stands in the text. */
export interface ElementAt {
  tag: string;
  /** Values decoded. */
  attributes: ReadonlyMap<string, string>;
  /** Where an attribute is written, its value included. */
  attributeAt(name: string): Range | undefined;
  /** The whole element. */
  at: Range;
  /** What stands between its tags; empty for elements without an end tag. */
  inside: Range;
  /** Whether it stands directly at the top of a fragment. */
  isTop: boolean;
}

/** The elements of a page or of a piece of one, in the order of the text. Implied ones, such as `tbody`, are left out. */
export function elementsOf(text: string): ElementAt[] {
  const options = { sourceCodeLocationInfo: true };
  const isPage = /^\s*<(?:!doctype|html)\b/i.test(text);
  const tree = isPage ? parse(text, options) : parseFragment(text, options);
  const found: ElementAt[] = [];
  const walk = (nodes: readonly Node[], isTop: boolean): void => {
    for (const node of nodes) {
      if (!("tagName" in node)) continue;
      const element = elementAt(node, isTop);
      if (element) found.push(element);
      walk("content" in node ? node.content.childNodes : node.childNodes, false);
    }
  };
  walk(tree.childNodes, true);
  return found;
}

function elementAt(node: DefaultTreeAdapterTypes.Element, isTop: boolean): ElementAt | undefined {
  const location = node.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const { startTag, endTag, attrs } = location;
  return {
    tag: node.tagName,
    // The prefix of `xlink:href` and its kind stands apart.
    attributes: new Map(
      node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    ),
    attributeAt(name) {
      const where = attrs?.[name];
      return where && [where.startOffset, where.endOffset];
    },
    at: [location.startOffset, location.endOffset],
    inside: [startTag.endOffset, endTag?.startOffset ?? startTag.endOffset],
    isTop: isTop && node.namespaceURI === specification.NS.HTML,
  };
}

/** A piece of a text and what goes in its place; an empty range puts something in. */
export type Edit = readonly [at: Range, text: string];

/** Replaces pieces of a text; they may not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = "";
  let from = 0;
  for (const [[start, end], replacement] of edits.toSorted(([[one]], [[other]]) => one - other)) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
