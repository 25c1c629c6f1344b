/** The title of a page, as it stands between the tags; its entities are left as they are. */
export const titleIn = (html: string): string =>
  (/<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "").trim();

/**
 * A page without what runs on it: no module scripts, and nothing asked for ahead. What it shows stays, since its
 * styles stand in it.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script type="module"[^>]*><\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/g, "");

/** Puts HTML at the beginning of what a page shows. */
export const withNote = (html: string, note: string): string =>
  html.replace(/<body\b[^>]*>/, (body) => body + note);
