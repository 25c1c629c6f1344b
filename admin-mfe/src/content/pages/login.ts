/** Texts of the sign-in. */

export const pageTitle = (title: string) => `${title} – Admin Portal`;
export const adminPortal = "Admin Portal";
export const youWereSignedOut = "You were signed out. Your entries are kept.";
export const signUpHint =
  "New accounts are made by administrators of the portal. Ask a colleague to register you or to send you an invitation. Sign in to do it for somebody else.";
export const signInAgain = "Sign in again to go on working.";
export const signInAgainHint = "Your entries are kept. You are still signed in until your session ends.";
export const goBackWithoutSigningIn = "Go back without signing in";
export const yourColleague = "Your colleague";
export const canSignInNow = (registered: string) => `${registered} can sign in now.`;
export const youAreSignedIn = "You are signed in";
export const youAreStillSignedIn = "You are still signed in";
export const signedInAs = "as";
export const backToPortal = "Back to the portal";
export const signIn = "Sign in";
/** (sic) */
export const loginSuccessfully = "Login successfully";
export const emailOrPasswordIsInvalid = "Email or password is invalid.";
export const secondStepNotLoaded = "The second step of the sign-in could not be loaded. Please try again.";
export const email = "Email";
export const password = "Password";
export const rememberMe = "Remember me";
export const working = "Working...";
export const login = "Login";
export const forgotPassword = "Forgot password";
export const signUp = "Sign up";
export const whereThisServerSendsMail = "Where this server sends mail,";
export const getLinkByMail = "get the link by mail";
