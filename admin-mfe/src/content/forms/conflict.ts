/** Texts of the choice between two versions of a record. */

export const twoVersions = "Two versions";
export const changedBySomebodyElse = "Somebody else has changed this since you started.";
/** @param moment when the other version was saved, where that is known */
export const bothVersionsKept = (moment: string | undefined) =>
  `Nothing of yours is lost and nothing was overwritten. Choose which version to keep${moment ? `. The other one was saved ${moment}` : ""}.`;
export const keepAllOfMine = "Keep all of mine";
export const takeAllOfTheirs = "Take all of theirs";
export const chooseEachField = "Please choose a version of each field.";
export const saveThisChoice = "Save this choice";
export const useInForm = "Put this into the form";
export const yourVersion = "What you have";
export const savedVersion = "What is saved now";
/** In place of the two before, for a field that the person has not touched. */
export const untouchedVersion = "Before, not changed by you";
export const savedByOthersAlone = "What is saved now, changed only by them";
export const presentPicture = (label: string) => `${label}: present picture`;
export const empty = "Empty";
