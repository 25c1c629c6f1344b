/** Texts of the question for a second factor. */

export const passkeyFailures = {
  NotAllowedError: "No passkey was used. Please try again, or use another way.",
  InvalidStateError: "This device has a passkey for your account already.",
  SecurityError: "Passkeys do not work at this address of the site. Please use another way.",
  NotSupportedError: "This device can't make a passkey of the kind that is needed.",
};
export const code = "Code";
export const codeHint = "The six digits that your authenticator app shows now.";
export const recoveryCode = "Recovery code";
export const recoveryCodeHint = "One of the codes that you noted down. Each works once.";
export const password = "Password";
export const otherWay = {
  totp: "Use the authenticator app",
  "recovery-code": "Use a recovery code",
  password: "Use the password",
};
export const checkFailed = "This could not be checked.";
export const enterYourPassword = "Enter your password.";
export const enterCode = "Enter the code.";
export const usePasskey = "Use a passkey";
export const passwordCorrect = "Your password is correct. Now confirm that it is you.";
export const signIn = "Sign in";
export const pleaseSignInAgain = "Please sign in again.";
export const back = "Back";
export const lostPhoneHint =
  "Lost your phone? Use a recovery code, or ask an administrator to remove your second factor.";
export const pleaseTryAgain = "Please try again.";
export const confirmIdentity = "Confirm that it is you";
export const confirmWithPassword =
  "Enter your password to go on. For the next minutes you are not asked again.";
export const confirmWithSecondFactor =
  "Use your second factor to continue. You will not be asked again for the next minutes.";
export const goOn = "Go on";
export const cancel = "Cancel";
