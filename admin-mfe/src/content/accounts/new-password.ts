/** Texts of the field for a new password. */

export const passwordHint = (shortestPassword: number) =>
  `At least ${shortestPassword} characters. Several words in a row are easy to remember and hard to guess.`;
export const passwordTooShort = (shortestPassword: number) =>
  `The password must have at least ${shortestPassword} characters.`;
export const passwordTooLong = (maxPasswordLength: number) =>
  `The password must have at most ${maxPasswordLength} characters.`;
export const tooShort = (count: number) => `Too short: ${count} more`;
export const tooLong = "Too long";
export const weak = "Weak: make it longer";
export const good = "Good";
export const strong = "Strong";
export const strength = "Strength";
export const showPassword = "Show what I type";
