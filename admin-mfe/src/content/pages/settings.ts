/** Texts of the page for the device's settings. */

export const settings = "Settings";
export const yourAccount = "Your account";
export const settingsHint =
  "These are the settings of this device. Password and sessions are under Your account.";
export const thisDevice = "This device";
export const uploadQueue = "Upload queue";
export const trash = "Trash";
export const offlineCopies = "Offline copies";
export const noCopies =
  "This browser can’t save copies for reading without a connection now. The portal works all the same while you are connected.";
export const install = "Install";
export const storageUnknown = "This browser does not show what it stores.";
export const worksOffline = "Works offline";
export const yes = "Yes";
export const notYet = "Not yet: open the site once more";
export const waitingToBeSent = "Waiting to be sent";
export const unfinishedFormsOnThisDevice = "Unfinished forms on this device";
export const storageInUse = "Storage in use";
export const usedOfQuota = (used: string, quota: string) => `${used} of ${quota}`;
export const keptWhenSpaceRunsOut = "Kept when space runs out";
export const no = "No";
export const storageHint = "The browser may remove what is stored here when the device runs out of space.";
export const requestPersistence = "Ask the browser to keep it";
export const portalIsInstalledOnThisDevice = "The portal is installed on this device.";
export const installHint = "Installed, the portal opens like any other app, also offline.";
export const installFromMenu = "In the browser’s menu, choose “Install” or “Add to home screen”.";
