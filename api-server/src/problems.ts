/**
 * A request the server refuses. `message` is a plain sentence the screens show verbatim (API-57, AMB-42); nothing of
 * the framework or the database gets into it. `retryAfterSeconds` becomes the `Retry-After` header.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

const notFoundTexts = {
  project: "Project not found.",
  achievement: "Achievement not found.",
  event: "Event not found.",
  document: "Document not found.",
  photo: "Photo not found.",
  admin: "Administrator not found.",
  session: "Session not found.",
  trash: "There is nothing to restore under this id.",
  address: "There is nothing at this address.",
} as const;

export const notFound = (kind: keyof typeof notFoundTexts) => new Problem(404, notFoundTexts[kind]);

/** Input that can't be taken, with the sentence to show. */
export const badRequest = (message: string) => new Problem(400, message);
export const tooLarge = (message: string) => new Problem(413, message);

export const unauthorized = () => new Problem(401, "Unauthorized. Please log in again.");
export const wrongSignIn = () => new Problem(401, "Email or password is invalid.");
export const setupSecretNeeded = () =>
  new Problem(401, "The first administrator is created with the setup secret of this installation.");
export const tooManyTries = (seconds: number) =>
  new Problem(429, "Too many failed tries. Please wait before trying again.", seconds);
export const busySigningIn = () => new Problem(503, "The server is busy. Please try again in a moment.", 2);

export const itemMoved = (kind: "photo" | "achievement") =>
  new Problem(409, `The ${kind} list has changed since it was shown. Please reload and try again.`);
export const changedMeanwhile = (
  kind: "project" | "achievement" | "event" | "document",
  who = "Somebody else",
) =>
  new Problem(
    412,
    `${who} changed this ${kind} ${who === "You" ? "elsewhere " : ""}after it was opened here. Please look at both versions and choose.`,
  );
export const titleTaken = () =>
  new Problem(409, "An event with this title already exists. Please choose another.");
export const emailTaken = () => new Problem(409, "An administrator with this email already exists.");
export const lastAdmin = () => new Problem(409, "The last active administrator can't be deactivated.");

export const ownAccount = () =>
  new Problem(409, "Nobody can deactivate their own account. Please ask another administrator.");

export const keyInUse = () =>
  new Problem(409, "The same request is being worked on. Please try again in a moment.", 2);
export const keyReused = () => new Problem(422, "This request key was already used for a different request.");
export const badKey = () => badRequest("The request key must be 1 to 200 printable characters.");

export const unsupportedBody = () => new Problem(415, "The request's content type is not supported here.");
export const interrupted = () => badRequest("The request was interrupted before it was complete.");
export const serverFault = () => new Problem(500, "Something went wrong on the server. Please try again.");
