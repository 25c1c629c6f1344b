export type OutboxErrorKind =
  /** The device has no room for it. */
  | "full"
  /** What was written is not what was read back, or a stored piece can't be opened any more. */
  | "damaged"
  /** The owner's key is not on this device: sign in. */
  | "locked"
  /** Something else was saved under the same id before. */
  | "again"
  /** The record this belongs to is at the server, but the server did not say its id. */
  | "no-parent"
  /** The item is gone, or in a state that forbids what was asked for. */
  | "gone";

const texts: Record<OutboxErrorKind, string> = {
  full: "This device is out of space. Nothing was saved; free some space and save again.",
  damaged: "This device could not keep what was saved. Nothing was lost from the form; please save again.",
  locked: "Sign in to reach what waits on this device.",
  again: "This form was saved before and stands in the upload queue. Change it there, or clear the form.",
  "no-parent":
    "What this belongs to was received, but the server did not tell its number. Please add this on its own page.",
  gone: "This has been sent or removed already.",
};

/** Why the outbox refused. Test `kind`, not `instanceof`: two bundles may hold two copies of this class. */
export class OutboxError extends Error {
  override readonly name = "OutboxError";
  constructor(
    readonly kind: OutboxErrorKind,
    cause?: unknown,
  ) {
    super(texts[kind], { cause });
  }
}

/** Turns a browser's "quota exceeded" into the refusal `full`; leaves everything else as it is. */
export function asFull(error: unknown): unknown {
  return error instanceof Error && error.name === "QuotaExceededError"
    ? new OutboxError("full", error)
    : error;
}
