/** Texts of the gallery of a project. */

export const photoOf = (number: number, project: string) => `photo ${number} of ${project}`;
export const photo = "photo";
export const photos = "photos";
export const asOnSite = "As on the site";
export const firstToLast = "First to last";
export const lastToFirst = "Last to first";
export const image = "Image";
export const editPhoto = (number: number) => `Edit photo ${number}`;
export const edit = "Edit";
export const failedToLoadPhotos = "Failed to load photos";
export const raw = "Raw";
export const resolved = "Resolved";
export const project = "Project";
export const preview = "Preview";
export const photoOfNumber = (number: number, title: string) => `Photo ${number} of ${title}`;
export const action = "Action";
export const photosOf = (title: string) => `Photos of ${title}`;
export const noPhotosUploadedYet = "No photos uploaded yet.";
export const deleteThisPhotoQuestion = "Delete this photo?";
export const photoDeleted = "Photo deleted";
export const deleteFailed = "Delete failed";
