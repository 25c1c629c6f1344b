/** What we use of Trusted Types; the DOM's own types do not know them yet. */
interface TrustedTypesHost {
  trustedTypes?: {
    createPolicy(name: "default", rules: { createScriptURL(asked: string): string | null }): unknown;
  };
}

/**
 * Lets scripts come from the site and its parts alone, wherever code names a script by a plain text (a part's own
 * workers, for instance). HTML and script text from strings are refused everywhere: no rule allows them.
 *
 * @param allowed absolute addresses of the site and of each part's folder, ending in a slash
 */
export function guardScriptUrls(allowed: string[]): void {
  (globalThis as TrustedTypesHost).trustedTypes?.createPolicy("default", {
    createScriptURL: (asked) => (isAllowed(asked, allowed) ? asked : null),
  });
}

/** Whether a script's address lies under one of the allowed folders. */
function isAllowed(asked: string, allowed: string[]): boolean {
  const { href } = new URL(asked, location.href);
  return allowed.some((base) => href.startsWith(base));
}
