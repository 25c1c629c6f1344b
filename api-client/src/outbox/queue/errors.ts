export type OutboxErrorKind =
  /** The device has no room for it. */
  | "full"
  /** The browser opens no database: a damaged profile, or one that is set to store nothing. */
  | "no-storage"
  /** What was written is not what was read back, or a stored chunk can't be opened any more. */
  | "damaged"
  /** The owner's key is not on this device: sign in. */
  | "locked"
  /** Something else was saved under the same id before. */
  | "again"
  /** The record this belongs to is at the server, but the server did not say its id. */
  | "no-parent"
  /** A file that is no exported queue. */
  | "no-queue-file"
  /** An exported queue that is cut short or changed. */
  | "broken-file"
  /** Saved by a newer release. */
  | "newer"
  /** An exported queue of somebody else. */
  | "other-owner"
  /** Work for a colleague: it is opened with its passphrase. */
  | "hand-over"
  /** An exported queue, which only its owner can import. */
  | "no-hand-over"
  | "wrong-passphrase"
  /** Encrypted with another key than those on this device. */
  | "other-key"
  /** Encrypted with a key that never leaves this device. */
  | "device-key"
  /** The item is gone, or in a state that forbids what was asked for. */
  | "gone";

const texts: Record<OutboxErrorKind, string> = {
  full: "This device is out of space. Nothing was saved; free some space and save again.",
  "no-storage":
    "Your browser can't store anything on this device at the moment. Nothing was lost from the form; keep this page open and save again in a moment.",
  damaged: "This device could not keep what was saved. Nothing was lost from the form; please save again.",
  locked: "Sign in to reach what waits on this device.",
  again: "This form was saved before and stands in the upload queue. Change it there, or clear the form.",
  "no-parent":
    "What this belongs to was received, but the server did not tell its number. Please add this on its own page.",
  "no-queue-file": "This file is not an exported upload queue. Nothing was imported.",
  "broken-file":
    "This file is damaged or was not copied to its end. Nothing was imported; export it again if you can.",
  newer: "This was made by a newer version of the portal. Reload the portal, then try again.",
  "other-owner": "This queue belongs to another person. It can be imported after they sign in here.",
  "hand-over":
    "This file is a hand-over from a colleague. Open it under “Hand over work to a colleague”, with its passphrase.",
  "no-hand-over":
    "This file is an exported upload queue, not a hand-over. Its owner can import it under “Copy the queue to another device”.",
  "wrong-passphrase": "This passphrase does not open the file. Compare it with what your colleague sees.",
  "other-key": "Your sign-in does not open this queue. Nothing was imported.",
  "device-key":
    "This queue is locked with a key that cannot leave this device, because the server hands out none. It cannot be opened elsewhere; send it from here.",
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

/** Whether it is a refusal of the outbox, of this kind. */
export function isOutboxError(error: unknown, ...kinds: OutboxErrorKind[]): error is OutboxError {
  if (!(error instanceof Error) || error.name !== "OutboxError" || !("kind" in error)) return false;
  return kinds.length === 0 || kinds.includes(error.kind as OutboxErrorKind);
}

/** What browsers call a database that they can't open, or have closed and don't open again. */
const shut = new Set(["UnknownError", "InvalidStateError", "AbortError", "SecurityError"]);

/** Turns what a browser says when it can't write into a refusal; leaves everything else as it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "QuotaExceededError") return new OutboxError("full", error);
  return shut.has(error.name) ? new OutboxError("no-storage", error) : error;
}
