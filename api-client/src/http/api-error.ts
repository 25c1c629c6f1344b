/**
 * What went wrong, for deciding what to do next:
 * - `offline`: no connection came about, or it broke;
 * - `timeout`: nothing came for too long;
 * - `server`: 5xx, 408 or 429, so trying again later may help;
 * - `refused`: any other answer that is no success;
 * - `shape`: an answer of a kind the contract does not know, such as a captive portal's page.
 */
export type ApiErrorKind = "offline" | "timeout" | "server" | "refused" | "shape";

export interface ApiErrorFacts {
  status?: number;
  /** The server's own sentence: `message`, else `error`. */
  serverMessage?: string;
  /** Shown when the server says nothing. */
  fallback?: string;
  /** From `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
  requestId?: string;
  cause?: unknown;
}

/** A failed call. Test `kind`, not `instanceof`: parts released apart may hold two copies of this class. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly serverMessage?: string;
  readonly retryAfterMs?: number;
  readonly requestId?: string;

  constructor(kind: ApiErrorKind, { fallback, cause, ...facts }: ApiErrorFacts = {}) {
    super(facts.serverMessage ?? fallback ?? defaultText(kind, facts.status), { cause });
    this.kind = kind;
    Object.assign(this, facts);
  }
}

/** True for an ApiError of any bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError" && "kind" in error;
}

/** The text to show for a failed call: the server's message, else its error, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.serverMessage : undefined) ?? fallback;
}

/** Which kind of failure an HTTP status is. */
export function kindOfStatus(status: number): ApiErrorKind {
  return status >= 500 || status === 408 || status === 429 ? "server" : "refused";
}

function defaultText(kind: ApiErrorKind, status: number | undefined): string {
  if (status !== undefined) return `Request failed (${status})`;
  return kind === "timeout" ? "The server did not answer in time." : "The server cannot be reached.";
}
