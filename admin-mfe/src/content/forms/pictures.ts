/** Texts of the fields for pictures; the messages of a selection are the specification's (A-160 to A-166). */

export const nonImagesSkipped = (count: number) => `${count} non-image file(s) skipped.`;
export const filesTooLarge = (count: number) => `${count} file(s) over 10MB skipped.`;
export const onlyMoreAllowed = (room: number, maxImages: number) =>
  `Only ${room} more file(s) allowed (max ${maxImages}).`;
export const imagesAdded = (count: number) => `Added ${count} image(s).`;
export const fileTooLarge = (name: string) =>
  `1 file(s) over 10MB skipped. ${name} could not be made smaller.`;
export const unreadablePicture = (name: string) =>
  `${name} cannot be read as a picture. It may be damaged. Choose another.`;
export const waitingForScaling = (whole: string) => `${whole}, waiting to be made smaller`;
export const scaling = (whole: string) => `${whole}, being made smaller…`;
export const notScalable = (whole: string) =>
  `${whole}. This browser cannot make it smaller. It is sent as it is.`;
export const takePhotoNamed = (label: string) => `Take photo: ${label}`;
export const takePhoto = "Take photo";
export const choosePictures = "Choose pictures";
export const choosePicture = "Choose picture";
export const chooseAnother = "Choose another";
export const removeFrom = (name: string, label: string) => `Remove ${name} from ${label}`;
export const remove = "Remove";
export const currentPictureOf = (label: string) => `${label}: current picture`;
export const currentPicture = "Current picture";
export const choiceRemembered = "This device remembers the choice.";
export const usesData = (before: string, remembered: string) => `Uses ${before} of data. ${remembered}`;
export const smallEnough = (remembered: string) =>
  `These are small enough to be sent as they are. ${remembered}`;
export const usesLessData = (before: string, after: string, remembered: string) =>
  `Uses ${before} of data instead of ${after}. ${remembered}`;
export const megabytes = (rounded: number) => `${rounded} MB`;
export const scalingProgress = (ready: number, count: number) =>
  `${ready} of ${count} photos made smaller. You can go on with the form meanwhile.`;
export const photosMadeSmaller = "Photos made smaller";
export const originalSize = "Original size";
export const chosenPhotos = "Chosen photos";
export const photo = (number: number, name: string) => `Photo ${number}: ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const scalingCount = (large: number) =>
  `Making ${large === 1 ? "1 large picture" : `${large} large pictures`} smaller…`;
export const notAddedForLackOfRoom = (count: number) =>
  count === 1
    ? "1 picture was not taken: there is no room for it."
    : `${count} pictures were not taken: there is no room for them.`;
export const choosePhotos = "Choose photos";
