/** Texts of the field for a new password. */

export const atLeastCharactersSeveralWords = (shortestPassword: number) =>
  `At least ${shortestPassword} characters. Several words in a row are easy to remember and hard to guess.`;
export const passwordMustHaveAtLeastCharacters = (shortestPassword: number) =>
  `The password must have at least ${shortestPassword} characters.`;
export const passwordMustHaveAtMostCharacters = (maxPasswordLength: number) =>
  `The password must have at most ${maxPasswordLength} characters.`;
export const tooShortMore = (count: number) => `Too short: ${count} more`;
export const tooLong = "Too long";
export const weakMakeItLonger = "Weak: make it longer";
export const good = "Good";
export const strong = "Strong";
export const strength = "Strength";
export const showWhatIType = "Show what I type";
