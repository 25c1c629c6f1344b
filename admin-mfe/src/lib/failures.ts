import * as failureTexts from "../content/failures.ts";
/** The parts of an `ApiError` this side reads. Tested by `kind`: two bundles may hold two copies of the class. */
interface Failure {
  kind: string;
  status?: number;
  /** The server's `message`, else its `error`. */
  serverMessage?: string;
  retryAfterMs?: number;
}

function asFailure(error: unknown): Failure | undefined {
  if (typeof error !== "object" || error === null || !("kind" in error)) return undefined;
  return error as Failure;
}

/** HTTP status of a refusal, if the server answered at all. */
export const statusOf = (error: unknown): number | undefined => asFailure(error)?.status;

/** What kind of failure it is, in the words of an `ApiError`. */
export const kindOf = (error: unknown): string | undefined => asFailure(error)?.kind;

/** The session is not valid any more. */
export const isUnauthorized = (error: unknown): boolean => statusOf(error) === 401;

export const unauthorizedText = failureTexts.unauthorizedPleaseLogInAgain;

const connectionTexts: Record<string, string> = failureTexts.connectionTexts;

/**
 * The sentence shown for a failure: the server's own words, else the fallback of the catalogue. Without an answer the
 * fallback is followed by what is known of the connection.
 */
export function messageOf(error: unknown, fallback: string): string {
  // The device itself refused (no space, damage): its words say what to do.
  if (error instanceof Error && error.name === "OutboxError") return error.message;
  const failure = asFailure(error);
  if (failure?.serverMessage) return failure.serverMessage;
  const connection = failure && connectionTexts[failure.kind];
  return connection ? `${fallback}${/[.!?]$/.test(fallback) ? "" : "."} ${connection}` : fallback;
}

/** The sentence for something a signed-in person did that failed: that of an ended session, else as `messageOf`. */
export const actionFailure = (error: unknown, fallback: string): string =>
  isUnauthorized(error) ? unauthorizedText : messageOf(error, fallback);
