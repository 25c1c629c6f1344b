/** Texts of the dialog that replaces a photo. */

export const replaceFailed = "Replace failed";
export const oldPhotoIsBack = (reason: string) => `${reason} The old photo is back in its place.`;
export const oldPhotoIsDeletedNew = (reason: string) =>
  `${reason} The old photo is deleted; the new one is here until Retry has added it.`;
export const photoReplaced = "Photo replaced";
export const replacePhoto = (number: number) => `Replace photo ${number}`;
export const uploading = "Uploading...";
export const retry = "Retry";
export const replace = "Replace";
export const newPicture = "New picture";
export const choosePicture = "Choose picture";
export const newPictureNamed = (name: string) => `New picture: ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const remove = "Remove";
