import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import type { Writer } from "../../http/writer.ts";
import { unwrapMany } from "../../schemas/fields/envelopes.ts";
import { isRecord, present, textIn } from "../../schemas/fields/primitives.ts";
import { roleIn, type Role } from "../../schemas/roles.ts";
import { segment } from "../ids.ts";

/** Somebody who was invited and has no account yet; times in ISO 8601. */
export interface Invitation {
  id: string;
  name: string;
  email: string;
  role: Role;
  expiresAt: string;
  /** Absent when that account was erased since. */
  invitedBy?: string;
  /** What became of the mail; `none` where the link was shown instead. */
  mail: "sent" | "waiting" | "failing" | "refused" | "none";
  /** Why the mail was not sent, in words. */
  mailProblem?: string;
  nextTryAt?: string;
}

/** What an invitation came to: the sentence of the server, and the link where no mail is configured. */
export interface LinkDelivery {
  message: string;
  link?: string;
}

const mailStates = ["sent", "waiting", "failing", "refused", "none"] as const;

/** Inviting colleagues: an addition of our server (docs/api.md); other hosts answer 404. */
export const invitationsEndpoint = (reader: Reader, writer: Writer) => ({
  async list(call?: Call): Promise<Invitation[]> {
    const options = { fallback: "Failed to load the invitations.", ...call };
    const read = (reply: unknown) => unwrapMany(reply)?.flatMap((entry) => readInvitation(entry) ?? []);
    return reader.firstAnswer(fromPaths(["/invitations"], read), options);
  },
  async invite(wanted: { name: string; email: string; role: Role }, call?: WriteCall): Promise<LinkDelivery> {
    const request = { method: "POST", paths: ["/invitations"], json: { ...wanted } } as const;
    return readDelivered(await writer.send(request, { fallback: "The invitation failed.", ...call }));
  },
  /** A new link; the former one ends. */
  async resend(id: string, call?: WriteCall): Promise<LinkDelivery> {
    const request = { method: "POST", paths: [`/invitations/${segment(id)}/resend`] } as const;
    return readDelivered(
      await writer.send(request, { fallback: "The invitation could not be sent again.", ...call }),
    );
  },
  async withdraw(id: string, call?: WriteCall): Promise<void> {
    const request = { method: "DELETE", paths: [`/invitations/${segment(id)}`] } as const;
    await writer.send(request, { fallback: "The invitation could not be withdrawn.", ...call });
  },
  /** Makes the account; returns the address to sign in with. */
  async accept(json: { token: string; password: string }, call?: WriteCall): Promise<string | undefined> {
    const request = { method: "POST", paths: ["/invitations/accept"], json } as const;
    const reply = await writer.send(request, { fallback: "The password could not be saved.", ...call });
    return isRecord(reply) && isRecord(reply.user) ? textIn(reply.user.email) : undefined;
  },
});

/** Reads the answer to what sends a link, or tells it. */
export function readDelivered(reply: unknown): LinkDelivery {
  const answer = isRecord(reply) ? reply : {};
  return present({ message: textIn(answer.message) ?? "", link: textIn(answer.link) });
}

function readInvitation(value: unknown): Invitation | undefined {
  if (!isRecord(value)) return undefined;
  const id = textIn(value._id);
  if (id === undefined) return undefined;
  return present({
    id,
    name: textIn(value.name) ?? "",
    email: textIn(value.email) ?? "",
    role: roleIn(value.role) ?? "viewer",
    expiresAt: textIn(value.expiresAt) ?? "",
    invitedBy: textIn(value.invitedBy),
    mail: mailStates.find((state) => state === value.mail) ?? "none",
    mailProblem: textIn(value.mailProblem),
    nextTryAt: textIn(value.nextTryAt),
  });
}
