/** What may stand in a rule without ending it or beginning another. */
const harmless = /^[\w\s#%.,:;()/-]*$/;

/**
 * Moves what stands in `style` attributes, which the site's policy forbids, into rules of a style sheet: the same
 * look, and the browser's own rendering leaves it as it is. A text that could end its rule is left out.
 *
 * @returns the HTML without such attributes, and the rules; they go behind all others
 */
export function movedStyles(html: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const moved = html.replace(/(<[a-z][^>]*?)\sstyle="([^"]*)"/g, (_all, before: string, text: string) => {
    if (!harmless.test(text)) return before;
    const name = names.get(text) ?? names.size.toString(36);
    names.set(text, name);
    return `${before} data-style="${name}"`;
  });
  return { html: moved, css: [...names].map(([text, name]) => `[data-style="${name}"]{${text}}`).join("") };
}
