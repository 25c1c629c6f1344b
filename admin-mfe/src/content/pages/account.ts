/** Texts of the pages for one's own account. */

export const yourAccount = "Your account";
export const password = "Password";
export const passwordChangeUnavailable =
  "This server does not let you change your password here. Ask whoever runs it.";
export const passwordChangeHint = "Afterwards you stay signed in here, and are signed out everywhere else.";
export const secondFactor = "Second factor";
export const setUpSecondFactor = "Set up a second factor to go on.";
export const secondFactorRequired =
  "This portal requires a second factor beside the password. Setting it up takes about two minutes. Unsent work on this device is still sent meanwhile.";
