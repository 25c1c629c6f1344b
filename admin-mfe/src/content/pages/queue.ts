/** Texts of the page of the upload queue. */

export const uploadQueue = "Upload queue";
export const sendNow = "Send now";
export const resume = "Resume";
export const pause = "Pause";
export const chooseSeveral = "Choose several";
export const nothingIsWaitingOnThisDevice = "Nothing is waiting on this device.";
export const nothingOfYoursIsWaiting = "Nothing of yours is waiting on this device.";
export const whatYouSaveIsSent = "What you save is sent from here when there is a connection.";
export const received = "Received";
export const inLastSevenDays = (counted: string) => `${counted} in the last seven days`;
export const howThisDeviceSends = "How this device sends";
export const carryQueueToAnotherDevice = "Copy the queue to another device";
export const handOverWorkToColleague = "Hand over work to a colleague";
