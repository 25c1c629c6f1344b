/** Texts of the change history. */

export const was = "was";
export const now = "now";
export const filterChanges = "Filter the changes";
export const person = "Person";
export const everybody = "Everybody";
export const kind = "Kind";
export const everything = "Everything";
export const from = "From";
export const until = "Until";
export const showAll = "Show all";
export const noHistoryOnThisServer = "This server keeps no record of who changed what.";
export const failedToLoadChanges = "Failed to load the changes.";
export const oneChange = "1 change";
export const changes = (total: string) => `${total} changes`;
export const noChangesMatchTheseFilters = "No changes match these filters.";
export const noChangesOnThisPage = "There are no changes on this page.";
export const noChangesYet = "No changes yet.";
export const changesTitle = "Changes";
export const pagesOfChanges = "Pages of changes";
export const savedAsTable = "Changes saved as a table";
export const saveAsTableFailed = "The changes could not be saved as a table. Please try again.";
export const saveAsTableCsv = "Save as a table (CSV)";
export const nothingHasBeenChangedYet = "Nothing has been changed yet.";
export const lastChanges = "Last changes";
