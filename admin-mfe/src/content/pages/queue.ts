/** Texts of the page of the upload queue. */

export const uploadQueue = "Upload queue";
export const sendNow = "Send now";
export const resume = "Resume";
export const pause = "Pause";
export const chooseSeveral = "Choose several";
export const nothingWaiting = "Nothing is waiting on this device.";
export const nothingOfYoursWaiting = "Nothing of yours is waiting on this device.";
export const emptyQueueHint = "What you save is sent from here when there is a connection.";
export const received = "Received";
export const inLastSevenDays = (counted: string) => `${counted} in the last seven days`;
export const deviceSettings = "How this device sends";
export const copyQueue = "Copy the queue to another device";
export const handOverWork = "Hand over work to a colleague";
