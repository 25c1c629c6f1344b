/** More than any screen writes into its address; what is longer was not written by one. */
const maxLength = 300;

/**
 * The query string of an address, as far as screens use it, in one spelling: names that links from elsewhere add
 * (`utm_source`) make no page of its own.
 *
 * @param names those that screens use
 * @returns with its `?`, or an empty text; `undefined` for what is too long to be a screen's
 */
export function knownSearch(url: string, names: readonly string[]): string | undefined {
  const at = url.indexOf("?");
  if (at === -1) return "";
  const given = new URLSearchParams(url.slice(at));
  const known = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  return known.length > maxLength ? undefined : known && `?${known}`;
}
