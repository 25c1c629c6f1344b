/** Texts of the notice about backups. */

export const lastBackup = (moment: string) => `Last backup: ${moment}.`;
export const noBackupHasBeenMadeYet = "No backup has been made yet.";
export const lastBackupFailed = "The last backup failed";
export const lastAttemptHint = (moment: string, last: string) =>
  `The last attempt was ${moment}. ${last} Tell the people who run this server.`;
export const lastBackupIsOld = "The last backup is old";
export const oldBackupHint = (last: string) => `${last} Tell the people who run this server.`;
