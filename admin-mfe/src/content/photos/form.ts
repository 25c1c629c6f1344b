/** Texts of the form for photos. */

export const uploads = "Uploads";
export const failedToUploadPhotos = "Failed to upload photos";
export const savedOnThisDevice = "Saved on this device";
export const receivedOf = (received: number, total: number) =>
  `${received} of ${total} received. You may go on working or close the page.`;
export const pleaseSelectProject = "Please select a project.";
export const pleaseChooseAtLeastOneImage = "Please choose at least one image.";
export const photos = "Photos";
export const photosAppended = "Photos appended";
export const photosUploaded = "Photos uploaded";
export const uploadPhotos = "Upload Photos";
export const uploading = "Uploading...";
export const viewProject = "View Project";
export const project = "Project";
export const selectProject = "Select a project";
export const atMost20Pictures = "At most 20 pictures of 10 MB each.";
