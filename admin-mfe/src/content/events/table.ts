/** Texts of the list of events. */

export const event = "event";
export const events = "events";
export const dateAddedNewestFirst = "Date added, newest first";
export const title = "Title";
export const ministry = "Ministry";
export const dateAddedOldestFirst = "Date added, oldest first";
export const eventsTitle = "Events";
export const deleteThisEventQuestion = "Delete this event?";
export const eventDeleted = "Event deleted";
export const deleteFailed = "Delete failed";
export const description = "Description";
export const cover = "Cover";
export const coverOf = (title: string) => `Cover of ${title}`;
export const objective = "Objective";
export const objectiveImageOf = (title: string) => `Objective image of ${title}`;
export const actions = "Actions";
export const editNamed = (title: string) => `Edit ${title}`;
export const edit = "Edit";
export const objectiveImageOpensInNewTab = (title: string) =>
  `Objective image of ${title} (opens in a new tab)`;
export const objectiveImage = "Objective image";
export const opensInNewTab = (name: string) => `${name} (opens in a new tab)`;
export const reload = "Reload";
export const failedToLoadEvents = "Failed to load events.";
export const noEventsFound = "No events found.";
export const rawResponse = "Raw response";
