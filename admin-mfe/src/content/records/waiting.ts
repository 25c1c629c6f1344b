/** Texts of rows that wait in the queue. */

export const parts = (count: number) => `${count} parts`;
export const inUploadQueue = (name: string) => `${name} in the upload queue`;
export const uploadQueue = "Upload queue";
export const changedHere = "Changed here:";
export const changeOf = (name: string) => `Change of ${name}`;
export const stillToBeSent = "Still to be sent:";
export const unsentItemsOf = (name: string) => `Unsent items of ${name}`;
