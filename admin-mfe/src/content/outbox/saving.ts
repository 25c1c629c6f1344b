/** Texts around what a form has put into the queue. */

export const notFromForm = "This did not come from a form.";
export const receivedBeforeReturn =
  "This was received already, as it was before your last change. Open the record and make the change there; it still stands here.";
export const removedFromQueue = "This was taken out of the upload queue.";
export const changeReceivedBeforeEdit =
  "Your change was received already, as it was before you changed it again.";
export const openRecord = "Open the record";
export const receivedBeforeEdit = "This was received already, before your last change.";
export const stillInQueue = (problem: string) => `${problem} It is kept in the upload queue.`;
export const savedOnThisDevice = "Saved on this device";
export const savedHint = "It is sent as soon as the server can be reached.";
export const returnFailed = "This could not be returned to its form.";
export const unsentChanges = "You have unsent changes on this device.";
export const unsentChangesHint =
  "They have not been received yet. Go on with them instead of starting again.";
export const continueUnsentChanges = "Go on with them";
