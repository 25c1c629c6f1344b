/** Texts of the queue as a whole: pausing, carrying it over, taking work over. */

export const chosenItems = "Chosen items";
export const chosen = (count: number) => `${count} chosen`;
export const chooseAll = "Choose all";
export const tryChosenNow = "Try chosen now";
export const discardChosen = "Discard chosen";
export const done = "Done";
export const handOverToColleague = "Hand over to a colleague";
export const exported = (counted: string) =>
  `${counted} exported. They wait here too; each is received only once, from whichever device.`;
export const exportFailed = "The queue could not be exported.";
export const importFailed = "The file could not be imported.";
export const exportHint =
  "A phone that is about to fail can hand its queue to another one. The file is locked: only you can open it, after signing in on the other device.";
export const exportQueue = "Export the queue";
export const importQueue = "Import a queue";
export const importHint = "A file that was exported on another device.";
export const chooseFile = "Choose the file";
export const signInToSend = "Sign in to go on sending. Nothing is lost.";
export const signIn = "Sign in";
export const sendingPaused = "Sending is paused on this device.";
export const waitingForWiFi = "Waiting for Wi-Fi, as set below. Send now sends it anyway.";
export const serverUnreachable = "The server cannot be reached. What waits is sent as soon as it can.";
export const lockedItems = (counted: string) =>
  `${counted} of yours can’t be opened on this device until you sign in again.`;
export const anotherOfficersUploadIsWaiting = "Another officer’s upload is waiting here, locked.";
export const uploadsOfOtherOfficers = (others: number) =>
  `${others} uploads of other officers are waiting here, locked.`;
export const sendOverWiFiOnly = "Send over Wi-Fi only";
export const wiFiOnlyHint = "On mobile data everything waits. Send now sends it anyway.";
export const wiFiOnlyUnsupported =
  "This browser does not tell Wi-Fi from mobile data, so sending over Wi-Fi only can’t be offered here. Pause holds everything back instead.";
export const notificationWhenReceived = "You get a notification when everything has been received.";
export const notificationsAreBlocked =
  "Notifications are blocked for this site. The browser’s settings can allow them again.";
export const notifyWhenReceived = "Notify me when everything has been received";
export const newProject = "New project";
export const changeOfProject = "Change of a project";
export const newAchievement = "New achievement";
export const changeOfAchievement = "Change of an achievement";
export const photo = "Photo";
export const newPictureOfPhoto = "New picture of a photo";
export const newEvent = "New event";
export const changeOfEvent = "Change of an event";
export const newDocument = "New document";
export const changeOfDocument = "Change of a document";
export const enterPassphrase = "Enter the passphrase that your colleague sees.";
export const fileCouldNotBeOpened = "The file could not be opened.";
export const nothingAdded = "All of it is in your queue already. Nothing was added.";
export const takeOverFailed = "The work could not be taken over.";
export const handOverHint =
  "When your account may not send something any more, a colleague can: choose “Hand over” beside it, give them the file, and tell them its passphrase. They open it here.";
export const openHandOver = "Open a hand-over";
export const openHandOverHint = "A file that a colleague has saved for you.";
export const chooseHandOver = "Choose the hand-over";
export const passphrase = "Passphrase";
export const passphraseHint = (name: string) =>
  `Of ${name}. Your colleague tells it to you: four groups of four letters and digits.`;
export const open = "Open";
export const inHandOver = "In the hand-over";
export const takeOverHint =
  "What you take over is sent from this device with your account, and the change history names you.";
export const takeOver = "Take over";
export const drafts = "Drafts";
export const draftsHint = "Unfinished forms; they go out only after you save them.";
export const savedNamed = (moment: string) => `Saved ${moment}`;
export const notAllowedForRole = (items: string, count: number) =>
  `${items} can’t be sent with your present role. Nothing is lost: a colleague can send ${count === 1 ? "it" : "them"}, or you when your role is given back.`;

/** @param known items that were in the queue already, in words; "" for none */
export const itemsTakenOver = (items: string, known: string) =>
  `${items} taken over.${known && ` ${known} already in your queue.`} They are sent from here.`;

/** @param known items that were on this device already, in words; "" for none */
export const itemsImported = (items: string, known: string) =>
  `${items} imported.${known && ` ${known} already on this device.`}`;

/** Stands before the name of the officer who handed them over. */
export const itemsFrom = (items: string) => `${items} of`;
/** Follows that name. */
export const handedOverAt = (moment: string) => `, handed over ${moment}:`;
export const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);
