/** Texts of the forms for a forgotten password. */

export const passwordCouldNotBeSaved = "The password could not be saved.";
export const newPassword = "New password";
export const working = "Working...";
export const savePassword = "Save the password";
export const enterYourWholeEmailAddress = "Enter your whole email address.";
export const linkRequestFailed = "The link could not be requested.";
export const noMailHint = "If no mail has arrived after 15 minutes, check your spam folder, then ask again.";
export const email = "Email";
export const sendLink = "Send the link";
