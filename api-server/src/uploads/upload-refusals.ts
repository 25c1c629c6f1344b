import { FileRefusal, type RefusalStatus, tooLarge } from "../media/refusal.ts";

export const unknownUpload = () =>
  new FileRefusal(404, "upload-unknown", "The upload is not known here. Please send the file again.");

export const unfinishedUpload = () =>
  new FileRefusal(
    409,
    "upload-unfinished",
    "The upload has not arrived whole yet. Please let it finish first.",
  );

const refused = (status: RefusalStatus, message: string) =>
  new FileRefusal(status, "upload-refused", message);

/** Our words for what the upload protocol refuses, by its status; `undefined` when the fault is ours. */
export function refusalOf(status: number, maxBytes: number): FileRefusal | undefined {
  if (status === 404) return unknownUpload();
  if (status === 409)
    return refused(409, "The upload goes on at another place. Please ask where it stands first.");
  if (status === 410) return refused(410, "The upload has expired. Please send the file again.");
  if (status === 412) return refused(412, "The upload must say which protocol it speaks: tus 1.0.0.");
  if (status === 413) return tooLarge(maxBytes);
  if (status === 423) return refused(423, "The upload is being worked on. Please try again in a moment.");
  if (status === 403 || status === 415)
    return refused(415, "The upload's content type is not the one expected.");
  return status < 500 ? refused(400, "The upload request is not valid.") : undefined;
}
