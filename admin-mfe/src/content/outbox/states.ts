/** Words for the state of a request in the queue. */

export const needsNewerVersion = "Needs a newer version of the portal: reload it to send this";
export const lockedWithAnotherKey = "Locked with another key: sign in again to open it";
export const cannotBeOpened = "Needs attention: it can’t be opened on this device";
export const handedOverToColleague = (moment: string) =>
  `Handed over to a colleague ${moment}. It is not sent from here`;
export const parentRejected = "Needs attention: what it belongs to was rejected";
export const sending = (percent: number) => `Sending ${percent}%`;
export const sendingTitle = "Sending";
export const needsAttention = (message: string) => `Needs attention: ${message}`;
export const signInToGoOnSending = "Sign in to go on sending";
export const serverIsBusy = "the server is busy";
export const waitingToSendNamed = (message: string) => `Waiting to send: ${message}`;
export const savedOnThisDeviceWaiting = "Saved on this device, waiting to send";
export const receivedReceiptNamed = (receipt: string) => `Received, receipt ${receipt}`;
export const received = "Received";
export const receivedBeforeEdit = (text: string) =>
  `${text}, as it was before your last change. Make the change on its own page.`;
export const connectionWasInterrupted = "The connection was interrupted. ";
export const tryingAgainShortly = (cause: string) => `${cause}Trying again shortly.`;
export const nextTryAt = (cause: string, inWords: string, time: string) =>
  `${cause}Next try ${inWords}, at ${time}.`;
export const inSeconds = (seconds: number) => `in ${seconds} s`;
export const inMinutes = (rounded: number) => `in ${rounded} min`;
export const recordNotFound = "the record was not found at the server";
export const refused = "it was refused";
export const serverRefused = (status: number) => `the server refused it (${status})`;
export const changesTo = (label: string) => `Changes to ${label}`;
export const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);
export const deviceFailed = "This device could not do that. Please try again.";
