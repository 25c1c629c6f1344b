import type { IconName } from "@ministry/shared-ui";
import * as menuTexts from "../../../content/layout/menus.ts";
import { paths } from "../../../paths.ts";

export interface Entry {
  to: string;
  label: string;
  icon: IconName;
  /** Another address that shows the same screen. */
  also?: string;
}

/** The sidebar: exactly these. */
export const sidebar: readonly Entry[] = [
  { to: paths.dashboardCards, label: menuTexts.dashboard, icon: "home", also: paths.dashboard },
  { to: paths.energyProjects, label: menuTexts.energyProjects, icon: "sun" },
  { to: paths.energyAchievements, label: menuTexts.energyAchievements, icon: "check" },
  { to: paths.waterProjects, label: menuTexts.waterProjects, icon: "drop" },
  { to: paths.waterAchievements, label: menuTexts.waterAchievements, icon: "check" },
  { to: paths.events, label: menuTexts.events, icon: "calendar" },
  { to: paths.documents, label: menuTexts.assessments, icon: "document" },
  { to: paths.energyPhotos, label: menuTexts.energyPhotos, icon: "image" },
  { to: paths.waterPhotos, label: menuTexts.waterPhotos, icon: "camera" },
  { to: paths.users, label: menuTexts.users, icon: "user" },
];

export const settingsEntry: Entry = { to: paths.settings, label: menuTexts.settings, icon: "settings" };

/** The New menu: every form that creates something (AMB-25). */
export const creations: readonly { to: string; label: string }[] = [
  { to: paths.energyProjectCreate, label: menuTexts.energyProject },
  { to: paths.waterProjectCreate, label: menuTexts.waterProject },
  { to: paths.energyAchievementCreate, label: menuTexts.energyAchievement },
  { to: paths.waterAchievementCreate, label: menuTexts.waterAchievement },
  { to: paths.eventCreate, label: menuTexts.event },
  { to: paths.documentCreate, label: menuTexts.document },
  { to: paths.energyPhotosCreate, label: menuTexts.energyProjectPhotos },
  { to: paths.waterPhotos, label: menuTexts.waterProjectPhotos },
];
