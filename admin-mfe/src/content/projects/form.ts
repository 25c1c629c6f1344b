/** Texts of the forms for projects. */

export const projectWithoutTitle = "Project without a title";
export const nothingHasBeenPublishedHereYet = "“Nothing has been published here yet.”";
export const refusedWithoutTitle = "nothing, since a project without a title is refused";
export const fallbackStepsTitle = "“Project” above the steps";
export const noSummaryOnListOfProjects = "no summary on the list of projects";
export const threeStandardObjectives =
  "three standard objectives: “Enhance water access and quality.” “Build community climate resilience.” “Strengthen local water institutions.”";
export const noAchievementsYet = "“No achievements yet.”";
export const stakeholderWithoutName = (logo: string) => `nobody named as “${logo}”`;
export const noPicture = "no picture";
export const projectBasics = "Project Basics";
export const components = "Components";
export const achievementsHint =
  "One achievement on each line, for example: • Borehole drilled (60%) – Serves 300 families";
export const photos = "Photos";
export const addPhotos = "Add photos";
export const atMost20Pictures = "At most 20 pictures of 10 MB each.";
export const images = "Images";
export const imagesHint =
  "You can choose several at once: the others fill the next empty places, stakeholders included.";
export const stakeholders = "Stakeholders";
export const visitorsRead = (words: string) => `Visitors read “${words}” above it.`;
export const notShownToVisitors = "Not shown to visitors.";
export const uploadFailed = "Upload failed";
export const projectCreatedSuccessfullyNamed = (title: string) => `Project created successfully: ${title}`;
export const saveProject = "Save project";
export const uploading = "Uploading...";
export const updateFailed = "Update failed.";
export const projectUpdatedSuccessfully = "Project updated successfully.";
export const update = "Update";
export const cancel = "Cancel";
export const projectId = "Project ID:";
export const existingPhotos = "Existing photos";
export const photoOf = (number: number, title: string) => `Photo ${number} of ${title}`;
