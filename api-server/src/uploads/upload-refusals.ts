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

/** The version of the upload protocol that is spoken here. */
export const tusVersion = "1.0.0";

export const otherProtocol = () =>
  refused(412, `The upload must say which protocol it speaks: tus ${tusVersion}.`);

/**
 * Our words for what the upload protocol refuses, by its status; `undefined` when the fault is ours.
 *
 * @param announcedBytes the length that the refused request itself announced; none when it only brings bytes
 */
export function refusalOf(
  status: number,
  { maxBytes, announcedBytes }: { maxBytes: number; announcedBytes: number },
): FileRefusal | undefined {
  if (status === 404) return unknownUpload();
  if (status === 409)
    return refused(409, "The upload goes on at another place. Please ask where it stands first.");
  if (status === 410) return refused(410, "The upload has expired. Please send the file again.");
  if (status === 412) return otherProtocol();
  if (status === 413)
    return announcedBytes > maxBytes
      ? tooLarge(maxBytes)
      : refused(413, "The upload brings more bytes than were announced. Please send the file again.");
  if (status === 423) return refused(423, "The upload is being worked on. Please try again in a moment.");
  if (status === 403 || status === 415)
    return refused(415, "The upload's content type is not the one expected.");
  if (status === 501)
    return refused(400, "The upload asks for an extension of the protocol that is not offered here.");
  return status < 500 ? refused(400, "The upload request is not valid.") : undefined;
}
