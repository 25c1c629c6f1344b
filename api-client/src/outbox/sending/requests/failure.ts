import { isApiError } from "../../../http/api-error.ts";
import { isOutboxError } from "../../queue/errors.ts";
import type { Contents } from "../../queue/item.ts";
import type { JobEvent } from "../../queue/machine.ts";

/** What a host is like: `ours` returns receipts, `bare` knows the contract alone, `none` did not answer. */
export type HostKind = "ours" | "bare" | "none";

export const unknownOutcome =
  "It is not known whether this arrived, and this server cannot tell. Look at what was found, then decide.";
const unreadable =
  "This could not be opened on this device. Try again; if that does not help, save the queue to a file and ask for help.";
const keyMissing = "This is locked with a key that is not on this device. Sign in again to bring it.";
const unexpected = "This could not be sent.";

/** Answered by a gateway in front of the server, which may have done the work. */
const gateway = new Set([502, 504]);

export interface Failure {
  host: HostKind;
  /** The request that failed, as far as it could be read. */
  request?: Contents["request"];
  /** Milliseconds since the epoch. */
  at: number;
  /** Between 0 and 1. */
  chance: number;
}

/**
 * Returns what a failed attempt means for the request (docs/outbox.md). Connection, timeout, 5xx, 408, 429 and "busy" pass; 401
 * needs a sign-in; any other refusal needs a person. A host that keeps no keys is never sent the same thing twice
 * without asking.
 */
export function failureEvent(error: unknown, { host, request, at, chance }: Failure): JobEvent {
  if (isOutboxError(error)) {
    if (error.kind === "locked") return { type: "failed", at, chance, cause: "sign-in" };
    if (error.kind === "other-key") return { type: "refused", message: keyMissing, keyMissing: true };
    if (error.kind === "no-parent") return { type: "refused", message: error.message };
    return { type: "refused", message: unreadable, unreadable: true };
  }
  if (!isApiError(error)) return { type: "refused", message: unexpected };
  const { kind, status, retryAfterMs, serverMessage } = error;
  if (status === 401) return { type: "failed", at, chance, cause: "sign-in", retryAfterMs: 0 };
  if (kind === "refused" && retryAfterMs === undefined) {
    // Without words of the server the screens have better ones than a bare status.
    return { type: "refused", message: serverMessage ?? "", status };
  }
  // The server's own "no" is known; a gateway's, a page of another kind or silence say nothing of the work.
  const isUnknown = kind === "offline" || kind === "timeout" || kind === "shape" || gateway.has(status ?? 0);
  if (isUnknown && host === "bare" && !mayRepeat(request))
    return { type: "refused", message: unknownOutcome, unknown: true };
  if (kind === "server" || kind === "refused") {
    return { type: "failed", at, chance, cause: "server", retryAfterMs, message: serverMessage };
  }
  return { type: "failed", at, chance, cause: "line" };
}

/** Done twice it is the same as done once: a change of texts, but nothing that adds. */
export function mayRepeat(request: Contents["request"] | undefined): boolean {
  return (
    (request?.method === "PUT" || request?.method === "PATCH") && (request.form?.files.length ?? 0) === 0
  );
}
