/** Texts of the pages that mails lead to, and of the one that asks for such a mail. */

export const forgotPasswordHint =
  "Ask the ministry’s portal administrator for a one-time link. It opens a page where you choose a new password, works once and ends after a day.";
export const serverCommandHint = "Whoever runs the server makes it with";
export const serverCommand = "npm run admin -- reset-password --email …";
export const forgotPassword = "Forgot password";
export const mailAvailabilityUnknown = "Failed to find out whether this server can send links.";
export const backToSignIn = "Back to the sign-in";
export const sendLinkHint =
  "We send a link to the email address of your account. It works once, within a day.";
export const accountReady = "Your account is ready. Sign in with the password you chose.";
export const chooseYourPassword = "Choose your password";
export const invitationHint =
  "You were invited to the portal. Choose a password of your own. Nobody else will know it.";
export const toSignIn = "To the sign-in";
export const passwordSaved = "Your new password is saved. Sign in with it.";
export const newPassword = "New password";
export const newPasswordHint =
  "You will be signed out on every device. What waits there to be sent stays on the device until you sign in again.";
export const getAnotherLink = "Get another link";
export const incompleteLink = "This link is not complete.";
export const incompleteLinkHint = "Open it from the mail again. If you copied it, copy the whole address.";
