/** Limits of our server; another host says its own. */
const shortestPassword = 8;
const maxPasswordLength = 200;
const good = 12;
const strong = 16;

export const passwordRules = `At least ${shortestPassword} characters. Several words in a row are easy to remember and hard to guess.`;

/** What is wrong with a new password; `undefined` when it can be sent. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < shortestPassword) {
    return `The password must have at least ${shortestPassword} characters.`;
  }
  return password.length > maxPasswordLength
    ? `The password must have at most ${maxPasswordLength} characters.`
    : undefined;
}

/** How hard a password is to guess, by its length: what counts most, and what everybody can follow. */
export function strengthText({ length }: string): string {
  if (length === 0) return "";
  if (length < shortestPassword) return `Too short: ${shortestPassword - length} more`;
  if (length > maxPasswordLength) return "Too long";
  if (length < good) return "Weak: make it longer";
  return length < strong ? "Good" : "Strong";
}

/** Bounds of the bar beside it. */
export const strengthScale = { min: 0, low: shortestPassword, high: good, optimum: strong, max: strong };
