import type { Permission } from "@ministry/api-client";
import { paths } from "../../paths.ts";

const needed: Partial<Record<keyof typeof paths, Permission>> = {
  users: "administer",
  energyProjectCreate: "edit",
  waterProjectCreate: "edit",
  energyProjectUpdate: "edit",
  waterProjectUpdate: "edit",
  projectAchievementCreate: "edit",
  energyAchievementCreate: "edit",
  waterAchievementCreate: "edit",
  energyAchievementUpdate: "edit",
  waterAchievementUpdate: "edit",
  eventCreate: "edit",
  eventUpdate: "edit",
  documentCreate: "edit",
  documentUpdate: "edit",
  energyPhotosCreate: "edit",
  sharedPhotos: "edit",
};

/** The first part of an address, which identifies each screen; matching ignores case. */
const screenOf = (path: string) => path.split("/")[1]?.toLowerCase();

const byScreen = new Map(
  Object.entries(needed).map(([name, permission]) => [
    screenOf(paths[name as keyof typeof paths]),
    permission,
  ]),
);

/** What a role must allow for the screen at an address; `view` for every other screen of the portal. */
export const permissionFor = (path: string): Permission => byScreen.get(screenOf(path)) ?? "view";
