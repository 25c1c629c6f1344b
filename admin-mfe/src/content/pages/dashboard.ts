/** Texts of the dashboard. */

export const everythingYouSavedHasBeenReceived = "Everything you saved has been received.";
export const uploadsWaiting = "Uploads waiting";
export const andMore = (count: number) => `… and ${count} more.`;
export const openUploadQueue = "Open the upload queue";
export const needAttention = (stuck: number) => `${stuck} need attention`;
export const waiting = (count: number) => `${count} waiting`;
export const dashboard = "Dashboard";
export const failedToLoadDashboardStats = "Failed to load dashboard stats.";
export const waitingToBeSent = "Waiting to be sent";
export const projectsWithoutPhotos = "Projects without photos";
export const lastChanges = "Last changes";
export const allChanges = "All changes";
export const progressByProject = "Progress by project";
export const waterProjects = "Water projects";
export const energyProjects = "Energy projects";
export const totalWaterProjects = "Total Water Projects";
export const totalEnergyProjects = "Total Energy Projects";
export const totalWaterAchievements = "Total Water Achievements";
