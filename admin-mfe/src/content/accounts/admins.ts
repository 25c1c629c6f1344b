/** Texts of the list of accounts. */

export const deactivate = "Deactivate";
export const reactivate = "Reactivate";
export const couldNotDeactivate = "Could not deactivate";
export const couldNotReactivate = "Could not reactivate";
export const isDeactivated = (name: string) => `${name} is deactivated`;
export const canSignInAgain = (name: string) => `${name} can sign in again`;
export const deactivateHint =
  "They are signed out everywhere at once and can’t sign in until somebody reactivates the account. What they published stays.";
export const reactivateHint = "They can sign in again with the password they had.";
export const lostPhone = "Lost phone";
export const lostPhoneRemoveSecondFactorOf = (name: string) =>
  `Lost phone: remove the second factor of ${name}`;
export const removeSecondFactorOfQuestion = (name: string) => `Remove the second factor of ${name}?`;
export const remove = "Remove";
export const secondFactorCouldNotBeRemoved = "The second factor could not be removed.";
export const secondFactorRemoved = (name: string) => `${name} signs in with the password alone now`;
export const removeSecondFactorHint = (name: string) =>
  `For a lost phone or key. Make sure that it is ${name} who asks: from now on the password alone lets them in, until they set up a second factor again.`;
export const sendResetLink = "Send reset link";
export const sendResetLinkTo = (name: string) => `Send reset link to ${name}`;
export const sendLinkForNewPasswordQuestion = (name: string) => `Send ${name} a link for a new password?`;
export const send = "Send";
export const linkCouldNotBeSent = "The link could not be sent.";
export const resetLinkSent = (name: string) => `${name} can choose a new password with the link`;
export const resetLinkHint =
  "The password they have works until they choose a new one with the link. It works once, within a day. You will not see the new password.";
export const linkFor = (name: string) => `Link for ${name}`;
export const changeRole = "Change role";
export const changeRoleOf = (name: string) => `Change role of ${name}`;
export const changeRoleOfQuestion = (name: string) => `Change the role of ${name}?`;
export const couldNotChangeRole = "Could not change the role";
export const roleChanged = (name: string, role: string) => `${name} is ${role} now`;
export const changeRoleHint =
  "It takes effect at once. Work that waits on their device and is no longer allowed stays there, with the reason. They can hand it over to you there.";
export const signOut = "Sign out";
export const signOutNamed = (name: string) => `Sign out ${name}`;
export const signOutEverywhereQuestion = (name: string) => `Sign out ${name} everywhere?`;
export const signOutFailed = "Not every session could be ended. Please try again.";
export const signedOutEverywhere = (name: string) => `${name} is signed out everywhere`;
export const signOutHint =
  "They can sign in again with their password. What waits on their devices stays there, locked, until then.";
export const youAreOnlyAdministrator =
  "This is you. The only administrator can’t be deactivated: nobody else could manage accounts.";
export const cannotDeactivateYourself = "This is you. Another administrator can deactivate your account.";
export const cannotDeactivateOnlyAdministrator =
  "The only administrator can’t be deactivated: nobody could manage accounts any more.";
export const failedToLoadAdmins = "Failed to load the admins.";
export const noListOnThisServer =
  "This server has no list of admins. Ask whoever runs it who has an account.";
export const admins = "Admins";
export const name = "Name";
export const you = "You";
export const deactivated = "Deactivated";
export const role = "Role";
export const since = "Since";
export const lastSignIn = "Last sign-in";
export const notYet = "Not yet";
export const action = "Action";
