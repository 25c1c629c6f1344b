/** Texts of the list of accounts. */

export const deactivate = "Deactivate";
export const reactivate = "Reactivate";
export const couldNotDeactivate = "Could not deactivate";
export const couldNotReactivate = "Could not reactivate";
export const isDeactivated = (name: string) => `${name} is deactivated`;
export const canSignInAgain = (name: string) => `${name} can sign in again`;
export const theyAreSignedOutEverywhere =
  "They are signed out everywhere at once and can’t sign in until somebody reactivates the account. What they published stays.";
export const theyCanSignInAgain = "They can sign in again with the password they had.";
export const lostPhone = "Lost phone";
export const lostPhoneRemoveSecondFactorOf = (name: string) =>
  `Lost phone: remove the second factor of ${name}`;
export const removeSecondFactorOfQuestion = (name: string) => `Remove the second factor of ${name}?`;
export const remove = "Remove";
export const secondFactorCouldNotBeRemoved = "The second factor could not be removed.";
export const signsInWithPasswordAloneNow = (name: string) => `${name} signs in with the password alone now`;
export const forLostPhoneOrKey = (name: string) =>
  `For a lost phone or key. Make sure that it is ${name} who asks: from now on the password alone lets them in, until they set up a second factor again.`;
export const sendResetLink = "Send reset link";
export const sendResetLinkTo = (name: string) => `Send reset link to ${name}`;
export const sendLinkForNewPasswordQuestion = (name: string) => `Send ${name} a link for a new password?`;
export const send = "Send";
export const linkCouldNotBeSent = "The link could not be sent.";
export const canChooseNewPasswordWithLink = (name: string) =>
  `${name} can choose a new password with the link`;
export const passwordTheyHaveWorksUntil =
  "The password they have works until they choose a new one with the link. It works once, within a day. You will not see the new password.";
export const linkFor = (name: string) => `Link for ${name}`;
export const changeRole = "Change role";
export const changeRoleOf = (name: string) => `Change role of ${name}`;
export const changeRoleOfQuestion = (name: string) => `Change the role of ${name}?`;
export const couldNotChangeRole = "Could not change the role";
export const isNow = (name: string, role: string) => `${name} is ${role} now`;
export const itTakesEffectAtOnce =
  "It takes effect at once. Work that waits on their device and is no longer allowed stays there, with the reason. They can hand it over to you there.";
export const signOut = "Sign out";
export const signOutNamed = (name: string) => `Sign out ${name}`;
export const signOutEverywhereQuestion = (name: string) => `Sign out ${name} everywhere?`;
export const notEverySessionCould = "Not every session could be ended. Please try again.";
export const isSignedOutEverywhere = (name: string) => `${name} is signed out everywhere`;
export const theyCanSignInAgainWithTheirPassword =
  "They can sign in again with their password. What waits on their devices stays there, locked, until then.";
export const thisIsYouOnlyAdministrator =
  "This is you. The only administrator can’t be deactivated: nobody else could manage accounts.";
export const thisIsYouAnotherAdministrator =
  "This is you. Another administrator can deactivate your account.";
export const onlyAdministratorCantBeDeactivated =
  "The only administrator can’t be deactivated: nobody could manage accounts any more.";
export const failedToLoadAdmins = "Failed to load the admins.";
export const thisServerHasNoList =
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
