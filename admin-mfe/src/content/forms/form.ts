/** Texts of every form: its draft, its buttons, its progress. */

export const clear = "Clear";
export const clearThisFormQuestion = "Clear this form?";
export const clearForm = "Clear the form";
export const goOnEditing = "Go on editing";
export const clearFormHint =
  "What you entered here, and the files you chose, will be removed from this device.";
export const oneFile = "1 file";
export const files = (files: number) => `${files} files`;
export const draftFound = "You started this form before.";
export const draftSaved = (moment: string) => `What you entered (${moment}) is saved on this device`;
export const continueDraft = "Continue with it";
export const discardDraft = "Discard it";
export const discardThisDraftQuestion = "Discard this draft?";
export const discard = "Discard";
export const draftCouldNotBeRemoved = "The draft could not be removed.";
export const draftDiscarded = "Draft discarded";
export const discardDraftHint = (moment: string) =>
  `What you entered (${moment}) will be removed from this device.`;
/** @param isMarked all of them are marked in the form as those that visitors should find something in */
export const fieldsAreEmpty = (count: number, isMarked: boolean) => {
  const kind = isMarked ? "marked field" : "field";
  return count === 1 ? `1 ${kind} is empty.` : `${count} ${kind}s are empty.`;
};
export const publishAnywayQuestion = (title: string) => `${title} Publish anyway?`;
export const publishAnyway = "Publish anyway";
export const backToForm = "Back to the form";
export const visitorsWillSee = "Visitors will see:";
export const savedYouMayLeave = "Saved on this device. You may go on to another screen.";
export const savingOnThisDevice = "Saving on this device";
export const picturesScaledDown = "Pictures scaled down";
export const sending = "Sending";
export const sent = "Sent";
export const draftCannotBeStored = "This device cannot keep a draft of this form. Save before you leave it.";
export const leaveThisFormQuestion = "Leave this form?";
export const leave = "Leave";
export const stayHere = "Stay here";
export const leaveWithDraftHint = "What you entered has not been saved. A draft of it stays on this device.";
export const leaveWithoutDraftHint =
  "What you entered has not been saved, and this device cannot keep a draft of it.";
export const saving = "Saving...";
export const choosePicturesAgain = "Choose these pictures again.";
export const picturesNotStored = (names: string) => `The page was closed before they were stored: ${names}.`;
export const twoVersionsCouldNotBeOpened = "The two versions could not be opened.";
