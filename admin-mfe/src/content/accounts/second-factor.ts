/** Texts of the settings of second factors. */

export const enterCodeThatAppShows = "Enter the code that the app shows.";
export const codeCouldNotBeChecked = "The code could not be checked.";
export const authenticatorAppHint =
  "Open an authenticator app on your phone, add an account, and point the camera at this picture.";
export const pictureForAuthenticatorApp = "Picture for the authenticator app";
export const typeSecretHint = "No camera? Type this secret into the app:";
export const secret = "Secret";
export const openInAppOnThisDevice = "Open in an app on this device";
export const confirm = "Confirm";
export const cancel = "Cancel";
export const authenticatorApp = "Authenticator app";
export const setUp = "Set up";
export const authenticatorAppDescription =
  "An app on your phone shows a code of six digits that changes every half minute.";
export const setUpFailed = "The set-up could not be started.";
export const setUpOnAnotherPhone = "Set up on another phone";
export const setUpApp = "Set up an app";
export const remove = "Remove";
export const removeAuthenticatorApp = "Remove the authenticator app";
export const removeAuthenticatorAppQuestion = "Remove the authenticator app?";
export const appCouldNotBeRemoved = "The app could not be removed.";
export const authenticatorAppRemoved = "Authenticator app removed";
export const removeAppHint = "Its codes will no longer sign you in. Delete the account in the app too.";
export const passkeys = "Passkeys";
export const passkeyDescription =
  "A passkey is a key on a device. It opens with your finger, your face or the device’s code.";
export const passkeysUnsupported = "This browser does not support passkeys.";
export const added = "Added";
export const andLastUsed = ", last used";
export const removePasskeyNamed = (name: string) => `Remove the passkey ${name}`;
export const removePasskeyQuestion = (name: string) => `Remove the passkey ${name}?`;
export const passkeyCouldNotBeRemoved = "The passkey could not be removed.";
export const removed = (name: string) => `${name} removed`;
export const removePasskeyHint =
  "It will no longer sign you in. The device may still list it; you can delete it there too.";
export const nameOfPasskey = "Name of the passkey";
export const passkeyNameHint = "What you recognise the device by, such as “Office laptop”.";
export const passkeyCouldNotBeAdded = "The passkey could not be added.";
export const addPasskey = "Add a passkey";
export const recoveryCodesFile = (
  host: string,
  codes: string,
) => `Recovery codes for the ministry portal (${host})
Each works once, instead of the app or passkey.

${codes}
`;
export const codesCopied = "Codes copied";
export const codesCouldNotBeCopied = "The codes could not be copied. Please write them down.";
export const noteDownCodes = "Note down these recovery codes now.";
export const recoveryCodesHint =
  "They are shown this once. When your phone is lost, each of them signs you in once. Keep them apart from the phone.";
export const recoveryCodes = "Recovery codes";
export const codesNotedDown = "I have noted them down";
export const copy = "Copy";
export const saveAsFile = "Save as a file";
export const secondFactor = "Second factor";
export const failedToLoadYourSecondFactors = "Failed to load your second factors.";
export const secondFactorUnsupported =
  "This server asks for your password alone. Choose a long one that you use nowhere else.";
export const secondFactorTurnedOn = "Your sign-in asks for your second factor from now on";
export const signInUsesSecondFactor = "Your sign-in asks for your password, and then for your second factor.";
export const signInUsesPasswordOnly =
  "Your sign-in asks for your password alone. With a second factor, whoever learns the password still does not get in.";
export const oneCodeLeft = "1 code is left.";
export const codesLeft = (recoveryCodesLeft: number) => `${recoveryCodesLeft} codes are left.`;
export const codesLeftHint = "Each signs you in once when your phone is lost.";
export const makeNewCodes = "Make new codes";
export const makeNewRecoveryCodesQuestion = "Make new recovery codes?";
export const noNewCodesCouldBeMade = "No new codes could be made.";
export const newRecoveryCodesMade = "New recovery codes made";
export const newCodesHint = "The codes you have now will stop working.";
