import type { IconName } from "@ministry/shared-ui";
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
  { to: paths.dashboardCards, label: "Dashboard", icon: "home", also: paths.dashboard },
  { to: paths.energyProjects, label: "Energy Projects", icon: "sun" },
  { to: paths.energyAchievements, label: "Energy Achievements", icon: "check" },
  { to: paths.waterProjects, label: "Water Projects", icon: "drop" },
  { to: paths.waterAchievements, label: "Water Achievements", icon: "check" },
  { to: paths.events, label: "Events", icon: "calendar" },
  { to: paths.documents, label: "Assessments", icon: "document" },
  { to: paths.energyPhotos, label: "Energy Photos", icon: "image" },
  { to: paths.waterPhotos, label: "Water Photos", icon: "camera" },
  { to: paths.users, label: "Users", icon: "user" },
];

export const settingsEntry: Entry = { to: paths.settings, label: "Settings", icon: "settings" };

/** The New menu: every form that creates something (AMB-25). */
export const creations: readonly { to: string; label: string }[] = [
  { to: paths.energyProjectCreate, label: "Energy project" },
  { to: paths.waterProjectCreate, label: "Water project" },
  { to: paths.energyAchievementCreate, label: "Energy achievement" },
  { to: paths.waterAchievementCreate, label: "Water achievement" },
  { to: paths.eventCreate, label: "Event" },
  { to: paths.documentCreate, label: "Document" },
  { to: paths.energyPhotosCreate, label: "Energy project photos" },
  { to: paths.waterPhotos, label: "Water project photos" },
];
