/** The reasons for which a file is not taken; stable words for logs, metrics and tests. */
export type RefusalReason =
  | "empty"
  | "too-large"
  | "unsupported-type"
  | "damaged"
  | "too-many-pixels"
  | "too-many-frames"
  | "container-bomb"
  | "unsafe-content"
  | "took-too-long"
  | "upload-refused"
  | "upload-unfinished"
  | "upload-unknown";

export type RefusalStatus = 400 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 423;

/**
 * A file the server does not take. `message` is a plain sentence for the person who sent it; no library's text
 * gets into it. Fastify reads `statusCode`; routes only have to let it pass.
 */
export class FileRefusal extends Error {
  override readonly name = "FileRefusal";
  constructor(
    readonly statusCode: RefusalStatus,
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}

/** The refusal of a file over its limit, naming the limit as people do. */
export function tooLarge(maxBytes: number): FileRefusal {
  const megabytes = Math.floor(maxBytes / (1024 * 1024));
  const limit = megabytes > 0 ? `${megabytes} MB` : `${maxBytes} bytes`;
  return new FileRefusal(413, "too-large", `The file is too large. The limit is ${limit}.`);
}

export const emptyFile = () => new FileRefusal(400, "empty", "The file is empty. Please choose another.");
