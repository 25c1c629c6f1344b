/** Texts of the Trash. */

export const project = "Project";
export const achievement = "Achievement";
export const event = "Event";
export const document = "Document";
export const photo = "Photo";
export const sectors = { energy: "Energy", water: "Water" };
export const photoOf = (title: string) => `Photo of ${title}`;
export const deletedRecord = "deleted record";
export const deletedRecords = "deleted records";
export const dateDeletedNewestFirst = "Date deleted, newest first";
export const title = "Title";
export const kind = "Kind";
export const deletedBy = "Deleted by";
export const dateDeletedOldestFirst = "Date deleted, oldest first";
export const daysLeftFewestFirst = "Days left, fewest first";
export const daysLeftMostFirst = "Days left, most first";
export const deleted = "Deleted";
export const deletionHints = {
  project: "The project, its photos, its achievements and its pictures are deleted.",
  achievement: "The achievement is deleted.",
  event: "The event and its pictures are deleted.",
  document: "The document and its file are deleted, earlier files of it too.",
  photo: "The photo is deleted in all its sizes.",
};
export const deleteForGood = "Delete for good";
export const deleteForGoodNamed = (title: string) => `Delete for good: ${title}`;
export const deleteThisForGoodQuestion = "Delete this for good?";
export const couldNotDelete = "Could not delete";
export const deletedForGood = (title: string) => `${title} deleted for good`;
export const recordDeletionHint = "The record and its files are deleted.";
export const historyHint =
  "What the change history says about it is deleted too; who deleted it, and when, stays on record. Backups made before today contain it until they expire. This cannot be undone.";
export const restored = (title: string) => `${title} restored`;
export const restoredCount = (count: number) => `${count} restored`;
export const noTrashOnThisServer = "This server has no trash. Deleted records can’t be restored.";
export const failedToLoadTrash = "Failed to load the trash.";
export const nothingDeleted = "Nothing was deleted in the last 30 days.";
export const notAllRestored = "Not everything could be restored";
export const restoreSelected = "Restore selected";
export const noMatchYourSearchOrFilters = (many: string) => `No ${many} match your search or filters.`;
export const trash = "Trash";
export const outOf = "of";
export const daysLeft = "Days left";
export const action = "Action";
export const restoreNamed = (title: string) => `Restore ${title}`;
export const restore = "Restore";
