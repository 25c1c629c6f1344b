/** Texts of the menus: navigation, New, notifications, account and sign-out. */

export const notificationsWaitingToBeSent = (waiting: number) =>
  `Notifications, ${waiting} waiting to be sent`;
export const notifications = "Notifications";
export const uploadQueue = "Upload queue";
export const everythingHasBeenReceived = "Everything has been received";
export const waitingToBeSent = (waiting: number) => `${waiting} waiting to be sent`;
export const handedOverCount = (count: number) => `${count} handed over to a colleague`;
export const sharedPhotos = "Shared photos";
export const photosWaitForProject = (count: number) =>
  count === 1 ? "1 photo waits for a project" : `${count} photos wait for a project`;
export const loadingDrafts = "Loading…";
export const noUnfinishedFormsOnThisDevice = "No unfinished forms on this device.";
export const unfinishedFormsOnThisDevice = "Unfinished forms on this device";
export const dashboard = "Dashboard";
export const energyProjects = "Energy Projects";
export const energyAchievements = "Energy Achievements";
export const waterProjects = "Water Projects";
export const waterAchievements = "Water Achievements";
export const events = "Events";
export const assessments = "Assessments";
export const energyPhotos = "Energy Photos";
export const waterPhotos = "Water Photos";
export const users = "Users";
export const settings = "Settings";
export const energyProject = "Energy project";
export const waterProject = "Water project";
export const energyAchievement = "Energy achievement";
export const waterAchievement = "Water achievement";
export const event = "Event";
export const document = "Document";
export const energyProjectPhotos = "Energy project photos";
export const waterProjectPhotos = "Water project photos";
export const newLabel = "New";
export const admin = "Admin";
export const closeMenu = "Close menu";
export const unsentUploads = (count: number) =>
  count === 1 ? "1 upload waits to be sent." : `${count} uploads wait to be sent.`;
export const unfinishedForms = (count: number) =>
  count === 1
    ? "1 unfinished form is saved on this device."
    : `${count} unfinished forms are saved on this device.`;
export const logOutWithWorkQuestion = "Log out with work on this device?";
export const stayAndSendNow = "Stay and send now";
export const stay = "Stay";
export const discardAndLogOut = "Discard and log out";
export const discardForGoodQuestion = "Delete this work for good?";
export const discardForGoodHint = "It is deleted from this device and cannot be restored.";
export const deleteAndLogOut = "Delete and log out";
export const back = "Back";
export const keepLockedAndLogOut = "Keep locked and log out";
export const keepAndLogOut = "Keep and log out";
export const offlineHint = "You are offline: it can be sent after you log in again.";
export const keepLockedHint = "Locked, nobody can read this on this device until you log in again.";
export const keepUnlockedHint =
  "This server has no key to lock it with. It stays on this device, and another person with some skill could read it.";
export const unsentNotDiscarded = "Your unsent work could not be discarded. You are still logged in.";
export const sharedPhotosNotLocked =
  "The shared photos could not be locked on this device. You are still logged in. Save them to a project first.";
export const accountOf = (name: string) => `Account of ${name}`;
export const yourAccount = "Your account";
export const yourAccountHint = "Password, and where you are signed in";
export const changes = "Changes";
export const whoChangedWhat = "Who changed what";
export const trash = "Trash";
export const trashHint = "What was deleted in the last 30 days";
export const logout = "Logout";
