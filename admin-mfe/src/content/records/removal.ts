/** Texts around deleting and undoing it. */

export const restored = (one: string) => `${one} restored`;
export const restoredCount = (back: number, many: string) => `${back} ${many} restored`;
export const undo = "Undo";
export const couldNotRestore = "Could not restore";
export const stillInTrash = (name: string, reason: string) => `${name} is still in the Trash: ${reason}`;
export const notTried = "Not tried.";
export const listReloaded = (message: string) => `${message} The list has been loaded again.`;
export const deleted = (count: number, many: string) => `${count} ${many} deleted`;
export const deleteQuestion = (count: number, many: string) => `Delete ${count} ${many}?`;
export const notDeleted = (many: string) => `${many} not deleted`;
export const deletedOf = (deleted: number, count: number, many: string) =>
  `${deleted} of ${count} ${many} deleted`;
export const stop = "Stop";
export const cancel = "Cancel";
export const deleteLabel = "Delete";
export const andMore = (count: number) => `and ${count} more`;
export const doneOf = (tried: number, all: number) => `${tried} of ${all} done`;
export const undoHint = "You can undo this: it is kept in the Trash for 30 days.";
export const thisCannotBeUndone = "This cannot be undone.";
export const serverUnreachable =
  "The server can’t be reached now, so nothing can be deleted. Try again when you are online.";
export const done = "Done";
export const tryAgain = "Try again";
export const notDeletedCount = (count: number) => `Not deleted (${count})`;
export const deletedCount = (count: number) => `Deleted (${count})`;
export const deleteNamed = (name: string) => `Delete ${name}`;
