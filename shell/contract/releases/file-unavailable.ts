/**
 * Says that a file of a part can't be had: the connection or the server failed, or it is not the file that was released.
 * Its message is the file's absolute address.
 */
export class FileUnavailable extends Error {
  override readonly name = "FileUnavailable";
}

/**
 * Returns the address of the file for want of which a screen can't be shown, `undefined` where the screen itself failed.
 * What a screen imports while it stands is named by the browsers' own errors; Safari says only that there was one.
 */
export const missingFile = (error: unknown): string | undefined =>
  /(?:FileUnavailable: |module: |script failed|CSS for )(\S*)/.exec(String(error))?.[1];
