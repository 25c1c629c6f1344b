import { maxPasswordLength } from "@ministry/api-client";
import * as newPasswordTexts from "../../content/accounts/new-password.ts";

/** Limits of our server; another host says its own. */
const shortestPassword = 8;
const good = 12;
const strong = 16;

export const passwordRules = newPasswordTexts.passwordHint(shortestPassword);

/** What is wrong with a new password; `undefined` when it can be sent. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < shortestPassword) {
    return newPasswordTexts.passwordTooShort(shortestPassword);
  }
  return password.length > maxPasswordLength
    ? newPasswordTexts.passwordTooLong(maxPasswordLength)
    : undefined;
}

/** How hard a password is to guess, by its length: what counts most, and what everybody can follow. */
export function strengthText({ length }: string): string {
  if (length === 0) return "";
  if (length < shortestPassword) return newPasswordTexts.tooShort(shortestPassword - length);
  if (length > maxPasswordLength) return newPasswordTexts.tooLong;
  if (length < good) return newPasswordTexts.weak;
  return length < strong ? newPasswordTexts.good : newPasswordTexts.strong;
}

/** Bounds of the bar beside it. */
export const strengthScale = { min: 0, low: shortestPassword, high: good, optimum: strong, max: strong };
