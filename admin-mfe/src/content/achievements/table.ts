/** Texts of the lists of achievements. */

export const achievement = "achievement";
export const achievements = "achievements";
export const projectByProject = "Project by project";
export const project = "Project";
export const title = "Title";
export const progressLowestFirst = "Progress, lowest first";
export const progressHighestFirst = "Progress, highest first";
export const stage = "Stage";
export const notBegun0 = "Not begun (0%)";
export const underWay = "Under way";
export const completed100 = "Completed (100%)";
export const failedToLoadAchievements = "Failed to load achievements";
export const energyAchievements = "Energy achievements";
export const waterAchievements = "Water achievements";
export const noAchievementsYet = "No achievements yet.";
export const deleteThisAchievementQuestion = "Delete this achievement?";
export const achievementDeleted = "Achievement deleted";
export const deleteFailed = "Delete failed";
export const projectName = "Project Name";
/** “Achievment” (sic) */
export const achievementTitle = "Achievment Title";
export const detail = "Detail";
export const progress = "Progress";
export const progressOf = (title: string) => `Progress of ${title}`;
export const action = "Action";
export const editNamed = (title: string) => `Edit ${title}`;
export const edit = "Edit";
