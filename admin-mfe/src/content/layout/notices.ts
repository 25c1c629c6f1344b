/** Texts of the frame around every screen, and of its notices. */

export const chooseOwnPassword = "Choose a password of your own.";
export const chooseOwnPasswordHint =
  "The person who registered you knows your present password. Choosing another takes a minute.";
export const choosePassword = "Choose a password";
export const offlineCopyFrom = (moment: string) =>
  `The server cannot be reached. This copy is from ${moment}. What waits in the upload queue is sent when it can be reached.`;
export const lacking = {
  edit: "Your account can read the portal, but not change anything.",
  administer: "Accounts are managed by administrators.",
};
export const noAccess = "You do not have access to this page";
export const noAccessHint = "Ask an administrator if you need more.";
export const goToDashboard = "Go to the dashboard";
export const sessionEndsAt = (time: string) => `You will be signed out at ${time}.`;
export const sessionEndsHint =
  "Sign in again to go on working. What you entered stays on this device, and you come back to this screen.";
export const signInAgain = "Sign in again";
export const identityCheckUnavailable = "The page could not ask who you are. Please try again.";
export const skipToContent = "Skip to content";
export const closeSidebar = "Close sidebar";
export const openSidebar = "Open sidebar";
export const adminPortal = "Admin Portal";
