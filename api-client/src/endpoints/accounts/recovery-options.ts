import type { Call } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { isRecord, textIn } from "../../schemas/fields/primitives.ts";

/** The way back to an account: by mail, or by whom the sentence names. */
export interface RecoveryAnswer {
  mail: boolean;
  /** What happens now, or whom to ask. */
  message: string;
}

/** Whether a link for a new password can be sent by mail: an addition of our server; other hosts answer 404. */
export const recoveryOptions =
  (reader: Reader) =>
  (call?: Call): Promise<RecoveryAnswer> =>
    reader.firstAnswer(fromPaths(["/forgot-password"], readRecovery), call);

/** Reads what the server says of the way back. */
export function readRecovery(reply: unknown): RecoveryAnswer | undefined {
  if (!isRecord(reply)) return undefined;
  return { mail: reply.mail === true, message: textIn(reply.message) ?? "" };
}
