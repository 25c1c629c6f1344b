/** Texts of the pages for achievements. */

export const addWaterAchievement = "Add Water Achievement";
export const failedToLoadProjectsList = "Failed to load projects list.";
export const updateEnergyAchievement = "Update Energy Achievement";
export const updateWaterAchievement = "Update Water Achievement";
export const achievementNotFound = "Achievement not found.";
export const failedToLoadAchievement = "Failed to load achievement";
export const energyAchievements = "Energy Achievements";
export const addEnergyAchievements = "Add Energy Achievements";
export const waterAchievements = "Water Achievements";
/** “Achievments” (sic) */
export const addWaterAchievements = "Add Water Achievments";
export const failedToLoadAchievements = "Failed to load achievements";
