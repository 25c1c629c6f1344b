/** Texts around what a form has put into the queue. */

export const thisDidNotComeFromForm = "This did not come from a form.";
export const thisWasReceivedAlready =
  "This was received already, as it was before your last change. Open the record and make the change there; it still stands here.";
export const thisWasTakenOut = "This was taken out of the upload queue.";
export const yourChangeWasReceivedAlready =
  "Your change was received already, as it was before you changed it again.";
export const openRecord = "Open the record";
export const thisWasReceivedAlreadyBefore = "This was received already, before your last change.";
export const itIsKeptInUploadQueue = (trouble: string) => `${trouble} It is kept in the upload queue.`;
export const savedOnThisDevice = "Saved on this device";
export const itIsSentAsSoon = "It is sent as soon as the server can be reached.";
export const thisCouldNotBeReturned = "This could not be returned to its form.";
export const changesOfYoursWait = "You have unsent changes on this device.";
export const theyHaveNotBeenReceived =
  "They have not been received yet. Go on with them instead of starting again.";
export const goOnWithThem = "Go on with them";
