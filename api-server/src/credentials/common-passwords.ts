let loaded: Promise<ReadonlySet<string>> | undefined;

/** The list is a third of a megabyte: it is read when the first password is chosen, not at every start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set((dictionary["passwords-common"] as string[]).map((one) => one.toLowerCase())),
  );
  return loaded;
}

/** What a password is the same as for a guesser: case, and digits or signs put before and after, hide nothing. */
function core(password: string): string {
  const letters = [...password.toLowerCase()];
  const isLetter = (one: string) => /\p{L}/u.test(one);
  const first = letters.findIndex(isLetter);
  return first === -1 ? "" : letters.slice(first, letters.findLastIndex(isLetter) + 1).join("");
}

/**
 * Returns whether a password is one of the most used ones (some 49,000, the list of zxcvbn), also with other
 * capitals (OWASP ASVS 5.0, 6.2.4), or is made of a word the account itself gives away (6.2.11).
 *
 * @param own name and address of the account
 */
export async function isEasilyGuessed(password: string, own: readonly string[]): Promise<boolean> {
  if ((await commonPasswords()).has(password.toLowerCase())) return true;
  const words = [...own.flatMap((text) => [text, ...text.split(/[\s@.]+/u)]), "ministry", "password"];
  return words.some((word) => word !== "" && core(word) !== "" && core(word) === core(password));
}
