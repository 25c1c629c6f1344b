import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import type { Writer } from "../../http/writer.ts";
import { isRecord, numberIn, present, textIn } from "../../schemas/fields/primitives.ts";
import { segment } from "../ids.ts";
import { readRecovery, recoveryOptions, type RecoveryAnswer } from "./recovery-options.ts";
import { type LinkDelivery, readDelivered } from "./invitations.ts";

/** How the server's mails stand; times in ISO 8601. */
export interface MailStatus {
  configured: boolean;
  /** Not sent yet. */
  waiting: number;
  /** Of those waiting: tried without success. */
  failing: number;
  oldestAt?: string;
  lastFailure?: { at: string; message: string };
}

/** New passwords through links, and the mails they come with: additions of our server; other hosts answer 404. */
export const recoveryEndpoint = (reader: Reader, writer: Writer) => ({
  options: recoveryOptions(reader),
  /** Asks for a link; the answer is the same whoever the address belongs to. */
  async forgot(email: string, call?: WriteCall): Promise<RecoveryAnswer> {
    const request = { method: "POST", paths: ["/forgot-password"], json: { email } } as const;
    const reply = await writer.send(request, { fallback: "The link could not be asked for.", ...call });
    return readRecovery(reply) ?? { mail: false, message: "" };
  },
  /** Sets a new password with a link; every session of the account ends. */
  async reset(json: { token: string; password: string }, call?: WriteCall): Promise<void> {
    const request = { method: "POST", paths: ["/password-reset"], json } as const;
    await writer.send(request, { fallback: "The password could not be saved.", ...call });
  },
  /** Sends a colleague a link for a new password. */
  async sendTo(id: string, call?: WriteCall): Promise<LinkDelivery> {
    const request = { method: "POST", paths: [`/admins/${segment(id)}/password-reset`] } as const;
    return readDelivered(await writer.send(request, { fallback: "The link could not be sent.", ...call }));
  },
  async mailStatus(call?: Call): Promise<MailStatus> {
    const options = { fallback: "Failed to load how the mails stand.", ...call };
    return reader.firstAnswer(fromPaths(["/mail"], readStatus), options);
  },
});

function readStatus(reply: unknown): MailStatus | undefined {
  if (!isRecord(reply)) return undefined;
  const last = isRecord(reply.lastFailure) ? reply.lastFailure : undefined;
  return present({
    configured: reply.configured === true,
    waiting: numberIn(reply.waiting) ?? 0,
    failing: numberIn(reply.failing) ?? 0,
    oldestAt: textIn(reply.oldestAt),
    lastFailure: last && { at: textIn(last.at) ?? "", message: textIn(last.message) ?? "" },
  });
}
