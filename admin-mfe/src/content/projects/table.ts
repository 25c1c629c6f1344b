/** Texts of the lists of projects. */

export const project = "project";
export const projects = "projects";
export const dateAddedNewestFirst = "Date added, newest first";
export const title = "Title";
export const progressLowestFirst = "Progress, lowest first";
export const progressHighestFirst = "Progress, highest first";
export const dateChangedOldestFirst = "Date changed, oldest first";
export const dateChangedNewestFirst = "Date changed, newest first";
export const stage = "Stage";
export const noAchievements = "No achievements";
export const notBegun0 = "Not begun (0%)";
export const underWay = "Under way";
export const completed100 = "Completed (100%)";
export const projectsSavedOffline = (count: number) =>
  `${count === 1 ? "The project is" : `${count} projects are`} on this device for editing offline.`;
export const picturesNotSaved = (missing: number) => `${missing} of the pictures could not be saved.`;
export const notAllSavedOffline = "Not everything could be saved for offline use.";
export const saveProjectsOffline = "Save these projects for offline use";
export const notAllRemoved = "Not everything could be removed from this device.";
export const removeFromThisDevice = "Remove from this device";
export const savedForOfflineUse = "Saved for offline use";
export const failedToLoadProjectsList = "Failed to load projects list.";
export const missingProjectId = "Missing project id.";
export const noProjectsFound = "No projects found.";
export const deleteThisProjectQuestion = "Delete this project?";
export const projectDeleted = "Project deleted";
export const image = "Image";
export const description = "Description";
export const action = "Action";
export const updateNamed = (title: string) => `Update ${title}`;
export const update = "Update";
export const deleteFailed = "Delete failed";
export const deleteFailedStatus = (status: number) => `Delete failed (${status})`;
