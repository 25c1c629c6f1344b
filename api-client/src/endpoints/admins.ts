import type { Call, WriteCall } from "../http/call.ts";
import { fromPaths, type Reader } from "../http/reader.ts";
import type { Writer } from "../http/writer.ts";
import { unwrapMany } from "../schemas/envelopes.ts";
import { isRecord, present, textIn } from "../schemas/primitives.ts";
import { segment } from "./ids.ts";

/** An administrator as the list tells of them; times in ISO 8601. */
export interface AdminAccount {
  id: string;
  name: string;
  email: string;
  active: boolean;
  createdAt?: string;
  /** Absent for who never signed in, or not since the server keeps it. */
  lastSignInAt?: string;
}

/** Everybody who may sign in: an addition of our server (docs/api.md); other hosts answer 404. */
export const adminsEndpoint = (reader: Reader, writer: Writer) => ({
  async list(call?: Call): Promise<AdminAccount[]> {
    const told = { fallback: "Failed to load the admins.", ...call };
    const read = (reply: unknown) => unwrapMany(reply)?.flatMap((entry) => readAdmin(entry) ?? []);
    return reader.firstAnswer(fromPaths(["/admins"], read), told);
  },
  /** Lets somebody in again, or ends their sessions and keeps them out; their past stays in the trail. */
  async setActive(id: string, active: boolean, call?: WriteCall): Promise<void> {
    const request = { method: "PATCH", paths: [`/admins/${segment(id)}`], json: { active } } as const;
    await writer.send(request, { fallback: "Update failed.", ...call });
  },
});

function readAdmin(value: unknown): AdminAccount | undefined {
  if (!isRecord(value)) return undefined;
  const id = textIn(value._id);
  if (id === undefined) return undefined;
  return present({
    id,
    name: textIn(value.name) ?? "",
    email: textIn(value.email) ?? "",
    active: value.active !== false,
    createdAt: textIn(value.createdAt),
    lastSignInAt: textIn(value.lastSignInAt),
  });
}
