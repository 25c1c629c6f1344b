/** Sentences for calls that failed. */

export const unauthorizedPleaseLogInAgain = "Unauthorized. Please log in again.";
export const connectionTexts = {
  offline: "There is no connection.",
  timeout: "The answer took too long.",
};
