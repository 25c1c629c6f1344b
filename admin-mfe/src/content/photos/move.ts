/** Texts of the screen that moves photos to another project. */

export const pleaseSelectProject = "Please select a project.";
export const photosMoved = (count: number, title: string) =>
  `${count === 1 ? "1 photo" : `${count} photos`} moved to ${title}`;
export const noneMoved =
  "None of the photos could be moved: they are being sent, or were received meanwhile.";
export const otherSectorCount = (count: number) =>
  count === 1
    ? "1 chosen photo belongs to the other sector. Move it by itself."
    : `${count} chosen photos belong to the other sector. Move them by themselves.`;
export const photosCouldNotBeMoved = "The photos could not be moved.";
export const fileNotSaved = "This could not be saved as a file.";
export const noPhotosLeft = "No photos wait here any more.";
export const photosToMove = "Photos to move";
export const saveNamedAsFile = (label: string) => `Save ${label} as a file`;
export const saveAsFile = "Save as a file";
export const movePhoto = "Move the photo";
export const movePhotos = (count: number) => `Move ${count} photos`;
