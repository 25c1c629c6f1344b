import { createHash } from "node:crypto";

/**
 * The class of a style sheet's own name in a page, `card_k3v9a`: the name and a mark of the sheet's rules. Two parts may
 * have different versions of the same sheet on one page. Comments don't count: a word in one must not change the name
 * of every file that uses the sheet.
 *
 * @param css the style sheet as it is written
 */
export function className(name: string, _file: string, css: string): string {
  const rules = css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim();
  const mark = createHash("sha256").update(rules).digest("hex").slice(0, 12);
  return `${name}_${Number.parseInt(mark, 16).toString(36).slice(0, 5)}`;
}

/** Vite's settings for style sheets in a build, the same for every part. */
export const css = { modules: { generateScopedName: className } };
