/** Texts of the sessions and the form for another password. */

export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const anotherProgram = "Another program";
export const passwordChanged = "Password changed";
export const passwordCouldNotBeChanged = "The password could not be changed.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const working = "Working...";
export const changePassword = "Change password";
export const enterYourCurrentPassword = "Enter your current password.";
export const thisDevice = "This device";
export const signedIn = "Signed in";
export const andLastUsed = ", last used";
export const signedInFrom = (address: string) => `From ${address}. `;
export const endsAtLatest = (moment: string) => `Ends ${moment} at the latest.`;
export const signOut = "Sign out";
export const signOutLastUsed = (device: string, moment: string) => `Sign out ${device}, last used ${moment}`;
export const signOutQuestion = (device: string) => `Sign out ${device}?`;
export const sessionCouldNotBeEnded = "The session could not be ended.";
export const signedOutNamed = (device: string) => `Signed out ${device}`;
export const lastUsed = "Last used";
/** @param owner whose session it is; left out for one's own */
export const unsentStaysLocked = (owner: string | undefined) =>
  `. What waits there to be sent stays locked on that device until ${owner === undefined ? "you sign in" : `${owner} signs in`} on it again.`;
export const sessionsOf = (name: string) => `Sessions of ${name}`;
export const sessions = "Sessions";
export const whereIsSignedIn = (name: string) => `Where ${name} is signed in`;
export const failedToLoadSessions = "Failed to load the sessions.";
export const sessionsOfOthersUnavailable = "This server does not list where others are signed in.";
export const notSignedInAnywhere = (name: string) => `${name} is not signed in anywhere.`;
export const whereYouAreSignedIn = "Where you are signed in";
export const failedToLoadYourSessions = "Failed to load your sessions.";
export const ownSessionsUnavailable =
  "This server does not list where you are signed in. Log out on each device you no longer use.";
export const signOutElsewhere = "Sign out elsewhere";
export const signOutEverywhereButHereQuestion = "Sign out everywhere but here?";
export const sessionsCouldNotBeEnded = "The sessions could not be ended.";
export const signedOutEverywhereElse = "Signed out everywhere else";
export const oneOtherSession = "1 other session ends.";
export const otherSessions = (others: number) => `${others} other sessions end.`;
export const thisDeviceStaysSignedIn = "This device stays signed in.";
export const samsungInternet = "Samsung Internet";
export const ucBrowser = "UC Browser";
