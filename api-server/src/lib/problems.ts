import { maxAchievements } from "@ministry/api-client/schemas";

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
    /** What went wrong inside; for the log alone. */
    cause?: unknown,
    /** For programs, beside the sentence in the answer: a `code`, and what belongs to it. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
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
  invitation: "This invitation is not open any more: it was accepted or withdrawn.",
  trash: "There is nothing to restore under this id.",
  toPurge: "There is nothing to delete for good under this id.",
  address: "There is nothing at this address.",
} as const;

export const notFound = (kind: keyof typeof notFoundTexts) => new Problem(404, notFoundTexts[kind]);

/** Input that can't be taken, with the sentence to show. */
export const badRequest = (message: string) => new Problem(400, message);
export const tooManyAchievements = () =>
  badRequest(`A project may have at most ${maxAchievements} achievements. Please shorten the list.`);
export const tooLarge = (message: string) => new Problem(413, message);

export const unauthorized = () => new Problem(401, "Unauthorized. Please log in again.");
export const wrongSignIn = () => new Problem(401, "Email or password is invalid.");
export const samePassword = () => badRequest("Please choose a password other than the current one.");
export const setupSecretNeeded = () =>
  new Problem(401, "The first administrator is created with the setup secret of this installation.");
export const tooManyTries = (seconds: number) =>
  new Problem(429, "Too many failed tries. Please wait before trying again.", seconds);
export const tooManyRequests = (seconds: number) =>
  new Problem(429, "Too many requests came from your network. Please try again in a moment.", seconds);
export const tooManyMails = (seconds: number) =>
  new Problem(
    429,
    "Too many mails were asked for in a short time. Please wait before asking again.",
    seconds,
  );
export const busySigningIn = () => new Problem(503, "The server is busy. Please try again in a moment.", 2);

export const itemMoved = (kind: "photo" | "achievement") =>
  new Problem(409, `The ${kind} list has changed since it was shown. Please reload and try again.`);
export const changedMeanwhile = (
  kind: "project" | "achievement" | "event" | "document" | "account",
  who = "Somebody else",
) =>
  new Problem(
    412,
    `${who} changed this ${kind} ${who === "You" ? "elsewhere " : ""}after it was opened here. Please look at both versions and choose.`,
  );
export const titleTaken = () =>
  new Problem(409, "An event with this title already exists. Please choose another.");
export const emailTaken = () => new Problem(409, "An account with this email already exists.");
export const alreadyMember = (isActive: boolean) =>
  new Problem(
    409,
    isActive
      ? "Somebody with this email address already has an account."
      : "Somebody with this email address already has an account, which is deactivated. Reactivate it instead.",
  );
export const alreadyInvited = () =>
  new Problem(
    409,
    "There is an open invitation for this email address already. Send it again, or withdraw it first.",
  );
/** A link of an invitation that leads nowhere (any more). */
export const invitationUsed = () =>
  badRequest(
    "This invitation can’t be used: it was accepted already, withdrawn, replaced by a newer one, or is too old. If you have chosen your password, sign in with it. If not, ask who invited you for a new invitation.",
  );
export const deactivatedAccount = () =>
  new Problem(409, "This account is deactivated. Reactivate it before you send a link for a new password.");
export const lastAdmin = () =>
  new Problem(
    409,
    "There must be at least one active administrator. Make somebody else an administrator first.",
  );
const lacking = {
  edit: "Your account can read the portal, but not change anything.",
  publish: "Your account can change records, but not take them off the site or bring them back.",
  administer: "Only an administrator can do this.",
} as const;
/** The account's role lacks a permission; nothing of the request was done. */
export const forbidden = (permission: keyof typeof lacking) =>
  new Problem(403, `${lacking[permission]} Please ask an administrator for another role.`);

export const ownAccount = () =>
  new Problem(409, "Nobody can deactivate their own account. Please ask another administrator.");

export const keyInUse = () =>
  new Problem(409, "The same request is being worked on. Please try again in a moment.", 2);
export const keyReused = () => new Problem(422, "This request key was already used for a different request.");
export const badKey = () => badRequest("The request key must be 1 to 200 printable characters.");
export const badHandOver = () => badRequest("Handed-Over-By must be the id of an account.");

export const unsupportedBody = () => new Problem(415, "The request's content type is not supported here.");
export const interrupted = () => badRequest("The request was interrupted before it was complete.");
export const databaseDown = (cause?: unknown) =>
  new Problem(503, "The database does not answer. Please try again in a moment.", 5, cause);
export const storageDown = (cause?: unknown) =>
  new Problem(503, "The file storage does not answer. Please try again in a moment.", 10, cause);
export const serverBusy = (cause?: unknown) =>
  new Problem(503, "The server could not do this now. Please try again in a moment.", 10, cause);
export const diskFull = (cause?: unknown) =>
  new Problem(
    507,
    "The server’s disk is full, so this could not be saved. Please try again later.",
    60,
    cause,
  );

export const serverFault = () => new Problem(500, "Something went wrong on the server. Please try again.");

/** The error itself and what caused it, outermost first. */
export function* causesOf(error: unknown): Generator<{ code?: unknown; message?: unknown; name?: unknown }> {
  for (let one = error, depth = 0; typeof one === "object" && one !== null && depth < 10; depth += 1) {
    yield one as { code?: unknown };
    one = (one as { cause?: unknown }).cause;
  }
}

/** No room left on a disk or in a quota: of the system (errno), PostgreSQL (`disk_full`) or object storage (507). */
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);

/** True when something could not be written because a disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  for (const one of causesOf(error)) {
    if (fullCodes.has(one.code) || (one as { status?: unknown }).status === 507) return true;
  }
  return false;
}
