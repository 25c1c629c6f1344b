/** Texts of the dialog that replaces a photo. */

export const replaceFailed = "Replace failed";
export const oldPhotoRestored = (reason: string) => `${reason} The old photo is back in its place.`;
export const photoReplaced = "Photo replaced";
export const replacePhoto = (number: number) => `Replace photo ${number}`;
/** In the list of unfinished forms. */
export const replacePhotoOf = (number: number, project: string) => `${replacePhoto(number)} of ${project}`;
/** What the queue calls the first of two requests. */
export const deletePhoto = (number: number) => `Delete photo ${number}`;
export const uploading = "Uploading...";
export const retry = "Retry";
export const replace = "Replace";
export const newPicture = "New picture";
export const pleaseChoosePicture = "Please choose a picture.";
