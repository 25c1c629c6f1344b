import * as pictureTexts from "../../content/forms/pictures.ts";
/** Why a chosen picture can't be sent. */
export type RefusalReason = "unreadable" | "too-large";

/** The message for a picture that can't be sent, with its name. */
export const refusalText = (name: string, reason: RefusalReason): string =>
  reason === "too-large" ? pictureTexts.fileTooLarge(name) : pictureTexts.unreadablePicture(name);

/** Thrown to a form in the words of an `ApiError`: a chosen picture turned out to be none. */
export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
  readonly kind = "refused";
  readonly serverMessage: string;
  constructor(fileName: string, reason: RefusalReason) {
    super(refusalText(fileName, reason));
    this.serverMessage = this.message;
  }
}
