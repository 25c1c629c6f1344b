/** Texts of the fields for pictures; the messages of a selection are the specification's (A-160 to A-166). */

export const nonImageFileSSkipped = (count: number) => `${count} non-image file(s) skipped.`;
export const fileSOver10mbSkipped = (count: number) => `${count} file(s) over 10MB skipped.`;
export const onlyMoreFileSAllowedMax = (room: number, maxImages: number) =>
  `Only ${room} more file(s) allowed (max ${maxImages}).`;
export const addedImageS = (count: number) => `Added ${count} image(s).`;
export const oneFileSOver10mb = (name: string) =>
  `1 file(s) over 10MB skipped. ${name} could not be made smaller.`;
export const cannotBeReadAsPicture = (name: string) =>
  `${name} cannot be read as a picture. It may be damaged. Choose another.`;
export const waitingToBeMadeSmaller = (whole: string) => `${whole}, waiting to be made smaller`;
export const beingMadeSmaller = (whole: string) => `${whole}, being made smaller…`;
export const thisBrowserCannotShow = (whole: string) =>
  `${whole}. This browser cannot show it. It is sent as it is.`;
export const takePhotoNamed = (label: string) => `Take photo: ${label}`;
export const takePhoto = "Take photo";
export const choosePictures = "Choose pictures";
export const choosePicture = "Choose picture";
export const chooseAnother = "Choose another";
export const removeFrom = (name: string, label: string) => `Remove ${name} from ${label}`;
export const remove = "Remove";
export const currentPictureOf = (label: string) => `${label}: current picture`;
export const currentPicture = "Current picture";
export const thisDeviceRemembersChoice = "This device remembers the choice.";
export const usesOfDataNamed = (before: string, remembered: string) =>
  `Uses ${before} of data. ${remembered}`;
export const theseAreSmallEnough = (remembered: string) =>
  `These are small enough to be sent as they are. ${remembered}`;
export const usesOfDataInsteadOf = (before: string, after: string, remembered: string) =>
  `Uses ${before} of data instead of ${after}. ${remembered}`;
export const mb = (rounded: number) => `${rounded} MB`;
export const ofPhotosMadeSmallerYou = (ready: number, count: number) =>
  `${ready} of ${count} photos made smaller. You can go on with the form meanwhile.`;
export const photosMadeSmaller = "Photos made smaller";
export const originalSize = "Original size";
export const chosenPhotos = "Chosen photos";
export const photo = (number: number, name: string) => `Photo ${number}: ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const makingSmaller = (large: number) =>
  `Making ${large === 1 ? "1 large picture" : `${large} large pictures`} smaller…`;
export const noRoomFor = (count: number) =>
  count === 1
    ? "1 picture was not taken: there is no room for it."
    : `${count} pictures were not taken: there is no room for them.`;
export const choosePhotos = "Choose photos";
