/** Texts of the pages for photos. */

export const movePhotos = "Move photos";
export const energyProjectPhotos = "Energy Project Photos";
export const failedToLoadProjectsList = "Failed to load projects list.";
export const titles = { energy: "Energy Project Photos", water: "Water Project Photos" };
export const addPhotos = "Add Photos";
export const formCouldNotBeLoaded = "The form could not be loaded. Please try again.";
export const project = "Project";
export const selectProject = "Select a project";
export const debug = "Debug";
export const selectProjectToViewPhotos = "Select a project to view photos.";
export const waitingOnThisDevice = "Waiting on this device";
export const problems = {
  "no-worker":
    "The photos could not be saved: the app was not ready on this device. It is ready now. Please share them again.",
  "not-kept":
    "Not all of the photos could be saved: this device may be full. Free some space, then share the missing ones again.",
};
export const sharedPhotos = "Shared photos";
