/** Texts of what a person decides about a request in the queue. */

export const discardThisQuestion = "Discard this?";
export const discardQuestion = (name: string) => `Discard ${name}?`;
export const discard = "Discard";
export const movePhotoElsewhere = "Move the photo elsewhere";
export const movePhotosElsewhere = (count: number) => `Move the ${count} photos elsewhere`;
export const cannotBeOpened = "This can't be opened.";
export const changeFailed = "This could not be changed.";
export const returnFailed = "This could not be returned to its form.";
export const editNamed = (label: string) => `Edit ${label}`;
export const cancel = "Cancel";
export const returnToForm = "Return to the form";
export const saveAndSend = "Save and send";
export const returnToFormHint =
  "Return it to the form: there both versions are side by side, and you choose.";
export const leaveWithoutSavingQuestion = "Leave without saving?";
export const leave = "Leave";
export const goOnEditing = "Go on editing";
export const leaveWithoutSavingHint = "What you changed here has not been saved. The upload stays as it was.";
export const answers = {
  arrived: "It had arrived: it is received now.",
  "not-arrived": "It has not arrived. It is sent again.",
  "not-known": "The server could not be asked. Nothing is lost; it is tried again by itself.",
};
export const didArriveQuestion = (label: string) => `Did ${label} arrive?`;
export const didItArriveQuestion = "Did it arrive?";
export const twoVersionsCouldNotBeOpened = "The two versions could not be opened.";
export const compareBothVersionsOf = (label: string) => `Compare both versions of ${label}`;
export const compareBothVersions = "Compare both versions";
export const couldNotRestore = "Could not restore";
export const deletedRecordOf = (label: string) => `What became of the record of ${label}`;
export const retryNamed = (label: string) => `Retry ${label}`;
export const retry = "Retry";
export const restoreAndSaveNamed = (label: string) => `Restore and save ${label}`;
export const restoreAndSave = "Restore and save";
export const checkingTrash = "Finding out whether somebody deleted it…";
export const trashUnavailable = "The server can’t be asked now whether somebody deleted it. Nothing is lost.";
export const notInTrash =
  "The record is not in the Trash: it was restored meanwhile, or it can’t be restored. Your entries stay here until you discard them.";
export const whichRecordQuestion = "New at the site since it was tried. Which one is it?";
export const arrived = (label: string) => `${label} arrived`;
export const confirmArrived = "It arrived";
export const sendNamedAgain = (label: string) => `Send ${label} again`;
export const sendAgain = "Send again";
export const lookAgainFor = (label: string) => `Look again for ${label}`;
export const lookAgain = "Look again";
export const comparingWithSite = "Looking at the site…";
export const comparisonFailed =
  "The site could not be compared. Please look there yourself before you decide.";
export const nothingNewFound = "Nothing new was found at the site: it has probably not arrived.";
export const probablyArrived = (label: string | undefined) =>
  `New at the site since it was tried: ${label}. It has probably arrived.`;
export const severalCandidatesHint = "If it is one of these, it has arrived.";
/** Follows the name of what is discarded. */
export const hasNotBeenReceived = (count: number) =>
  count === 1
    ? "has not been received. Discarding removes it from this device."
    : "have not been received. Discarding removes them from this device.";

/** @param dependents what can't be sent without the `discarded` ones */
export const discardsDependents = (dependents: number, discarded: number) => {
  const them = discarded === 1 ? "it" : "them";
  return dependents === 1
    ? `1 further item that belongs to ${them} can’t be sent without ${them} and goes too.`
    : `${dependents} further items that belong to ${them} can’t be sent without ${them} and go too.`;
};

export const filesUnchanged = (count: number) =>
  count === 1 ? "Its file stays as it is." : "Its files stay as they are.";

/** All three are told as far as they are known. */
export const recordWasDeleted = ({
  title,
  deletedBy,
  moment,
}: Record<"title" | "deletedBy" | "moment", string>) =>
  `${title ? `“${title}”` : "The record"} was deleted${deletedBy ? ` by ${deletedBy}` : ""}${moment ? ` (${moment})` : ""}.`;
