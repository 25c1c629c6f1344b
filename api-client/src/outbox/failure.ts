import { isApiError } from "../http/api-error.ts";
import type { JobEvent } from "./machine.ts";

/** What a host is like: `ours` signs what it took, `bare` knows the contract alone, `none` did not answer. */
export type HostKind = "ours" | "bare" | "none";

export const unknownOutcome =
  "It is not known whether this arrived. Look at the site, then send it again or discard it.";
const unreadable = "This can no longer be read on this device. Please discard it and add it again.";
const unexpected = "This could not be sent.";

/**
 * What a failed try means for the request (DESIGN.md, section 4). Line, time-out, 5xx, 408, 429 and "busy" pass; 401
 * needs a sign-in; any other refusal needs a person. A host that keeps no keys is never sent the same thing twice
 * without asking.
 *
 * @param at milliseconds since the epoch
 */
export function failureEvent(
  error: unknown,
  host: HostKind,
  { at, chance }: { at: number; chance: number },
): JobEvent {
  if (isOutboxError(error)) {
    if (error.kind === "locked") return { type: "failed", at, chance, cause: "sign-in" };
    return { type: "refused", message: unreadable };
  }
  if (!isApiError(error)) return { type: "refused", message: unexpected };
  const { kind, status, retryAfterMs, serverMessage } = error;
  if (status === 401) return { type: "failed", at, chance, cause: "sign-in", retryAfterMs: 0 };
  if (kind === "refused" && retryAfterMs === undefined) {
    // Without words of the server the screens have better ones than a bare status.
    return { type: "refused", message: serverMessage ?? "", status };
  }
  if (kind === "server" || kind === "refused") {
    return { type: "failed", at, chance, cause: "server", retryAfterMs, message: serverMessage };
  }
  if (host === "bare") return { type: "refused", message: unknownOutcome };
  return { type: "failed", at, chance, cause: "line" };
}

function isOutboxError(error: unknown): error is { kind: string } {
  return error instanceof Error && error.name === "OutboxError";
}
