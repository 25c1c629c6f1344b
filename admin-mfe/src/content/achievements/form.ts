/** Texts of the forms for achievements. */

export const achievementLabels = { title: "Title", detail: "Detail", progress: "Progress (%)" };
export const pleaseSelectProject = "Please select a project.";
export const achievementTitleIsRequired = "Achievement title is required.";
export const titleIsRequired = "Title is required.";
export const title = "Title";
export const detail = "Detail";
export const progress = "Progress (%)";
export const completed = "Completed";
export const newProject = "a new project";
export const addAchievement = (sector: string) => `Add ${sector} achievement`;
export const failedToAddAchievement = "Failed to add achievement";
export const achievementAdded = "Achievement added";
export const addAchievementButton = "Add Achievement";
export const project = "Project";
export const selectProject = "Select a project";
export const waitingOnThisDevice = (title: string) => `${title} (waiting on this device)`;
export const updateAchievementNamed = (title: string) => `Update achievement: ${title}`;
export const updateFailed = "Update failed.";
export const achievementUpdated = "Achievement updated";
export const update = "Update";
export const cancel = "Cancel";
