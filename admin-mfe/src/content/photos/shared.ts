/** Texts of the screen for photos that were shared into the app. */

export const sharedPhotosUnreadable = "The shared photos could not be read on this device.";
export const pleaseSelectProject = "Please select a project.";
export const photosCouldNotBeSaved = "The photos could not be saved on this device";
export const onePhoto = "1 photo";
export const photos = (count: number) => `${count} photos`;
export const noSharedPhotos =
  "No photos wait here. In your phone’s gallery choose photos, then Share, then this app: they come to this screen.";
export const project = "Project";
export const selectProject = "Select a project";
export const saving = "Saving...";
export const saveNamed = (noun: string) => `Save ${noun}`;
export const dismissAll = "Dismiss all";
export const dismissQuestion = (noun: string) => `Dismiss ${noun}?`;
export const dismiss = "Dismiss";
export const dismissed = "Dismissed";
export const notRemoved = "They could not be removed";
export const dismissHint = "They are removed from here. In your gallery they stay.";
export const photosUploaded = "Photos uploaded";
export const sectors = { energy: "Energy", water: "Water" };
export const waitsToBeSent = " (waits to be sent)";
