import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import type { Writer } from "../../http/writer.ts";
import { unwrapMany } from "../../schemas/fields/envelopes.ts";
import { isRecord, textIn } from "../../schemas/fields/primitives.ts";
import { segment } from "../ids.ts";

/** One of one's own sessions; times in ISO 8601. */
export interface OwnSession {
  id: string;
  /** The one that asks. */
  current: boolean;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
  userAgent: string;
  address: string;
}

export interface PasswordChange {
  current: string;
  password: string;
}

/** Where one is signed in, and one's password: additions of our server (docs/api.md); other hosts answer 404. */
export const accountEndpoint = (reader: Reader, writer: Writer) => ({
  /** @param of id of another account, for administrators; one's own without it */
  async sessions(call?: Call & { of?: string }): Promise<OwnSession[]> {
    const options = { fallback: "Failed to load your sessions.", ...call };
    const read = (reply: unknown) => unwrapMany(reply)?.flatMap((entry) => readOwnSession(entry) ?? []);
    return reader.firstAnswer(
      fromPaths([call?.of === undefined ? "/sessions" : `/sessions?of=${segment(call.of)}`], read),
      options,
    );
  },
  async endSession(id: string, call?: WriteCall): Promise<void> {
    const request = { method: "DELETE", paths: [`/sessions/${segment(id)}`] } as const;
    await writer.send(request, { fallback: "The session could not be ended.", ...call });
  },
  /** Ends every session but the one that asks. */
  async endOtherSessions(call?: WriteCall): Promise<void> {
    const request = { method: "DELETE", paths: ["/sessions"] } as const;
    await writer.send(request, { fallback: "The sessions could not be ended.", ...call });
  },
  /** Sets a new password against the current one; every other session ends. */
  async changePassword({ current, password }: PasswordChange, call?: WriteCall): Promise<void> {
    const request = { method: "POST", paths: ["/password"], json: { current, password } } as const;
    await writer.send(request, { fallback: "The password could not be changed.", ...call });
  },
});

function readOwnSession(value: unknown): OwnSession | undefined {
  if (!isRecord(value)) return undefined;
  const id = textIn(value._id);
  if (id === undefined) return undefined;
  const [createdAt = "", usedAt = createdAt, expiresAt = ""] = [
    value.createdAt,
    value.usedAt,
    value.expiresAt,
  ].map(textIn);
  return {
    ...{ id, createdAt, usedAt, expiresAt },
    current: value.current === true,
    userAgent: textIn(value.userAgent) ?? "",
    address: textIn(value.address) ?? "",
  };
}
