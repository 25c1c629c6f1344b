import { edited, elementsOf, type Edit } from "../../lib/html-elements.ts";

/** What may stand in a rule without ending it or beginning another. */
const harmless = /^[\w\s#%.,:;()/-]*$/;

/**
 * Moves the declarations in `style` attributes, which the site's policy forbids, into rules of a style sheet: the same
 * look, and the browser's own rendering leaves it as it is. A text that could end its rule is left out.
 *
 * @returns the HTML without such attributes, and the rules; they go behind all others
 */
export function movedStyles(html: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const edits = elementsOf(html).flatMap(({ attributes, attributeAt }): Edit[] => {
    const text = attributes.get("style");
    const [start, end] = attributeAt("style") ?? [];
    if (text === undefined || start === undefined || end === undefined) return [];
    // With the blank before it.
    if (!harmless.test(text)) return [[[start - 1, end], ""]];
    const name = names.get(text) ?? names.size.toString(36);
    names.set(text, name);
    return [[[start, end], `data-style="${name}"`]];
  });
  const rules = [...names].map(([text, name]) => `[data-style="${name}"]{${text}}`);
  return { html: edited(html, edits), css: rules.join("") };
}
