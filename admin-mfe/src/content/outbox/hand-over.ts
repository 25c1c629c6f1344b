/** Texts of the dialogs that hand work over to a colleague. */

export const colleague = "A colleague";
export const fileCouldNotBeMade = "The file could not be made.";
export const fileCouldNotBeSaved = "The file could not be saved.";
export const handOverToColleague = "Hand over to a colleague";
export const done = "Done";
export const cancel = "Cancel";
export const handOverHint =
  "You do not have permission to send this. A colleague who has it can send it for you: give them the file, and tell them the passphrase by another way, for example by telephone.";
export const makingFile = "Making the file…";
export const saveFileAgain = "Save the file again";
export const saveFile = "Save the file";
export const shareFile = "Share the file";
/** What the phone calls the file as it is shared. */
export const sharedFileTitle = "Hand-over";
export const fileSavedHint =
  "Saved. It stays on this device as well, and is not sent from here any more. You can ask here later whether it has arrived.";
export const itemsInFile = (counted: string) => `${counted} in the file:`;
export const passphrase = "Passphrase:";
export const passphraseTitle = "Passphrase";
export const passphraseHint =
  "Write it down before you close this: it is shown this once, and nothing else opens the file.";
export const sendItFromHereAfterAllQuestion = "Send it from here after all?";
export const sendFromHere = "Send from here";
export const sendFromHereHint =
  "was handed over to a colleague. If they have sent it already, the server does not take it a second time and it is received here. If not, tell them that they need not send it any more.";
