import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { ifUnchanged } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import { unwrapMany } from "../../schemas/fields/envelopes.ts";
import { isRecord, present, textIn } from "../../schemas/fields/primitives.ts";
import { roleIn, type Role } from "../../schemas/roles.ts";
import { segment } from "../ids.ts";

/** An administrator as the list tells of them; times in ISO 8601. */
export interface AdminAccount {
  id: string;
  name: string;
  email: string;
  active: boolean;
  /** Absent from hosts that know no roles. */
  role?: Role;
  /** Has a second factor; absent from hosts that know none. */
  secondFactor?: boolean;
  /** Tells its versions apart. */
  updatedAt?: string;
  createdAt?: string;
  /** Absent for who never signed in, or not since the server keeps it. */
  lastSignInAt?: string;
}

/** Everybody who may sign in: an addition of our server (docs/api.md); other hosts answer 404. */
export const adminsEndpoint = (reader: Reader, writer: Writer) => {
  const change = async (id: string, json: Record<string, unknown>, call?: WriteCall) => {
    const paths = [`/admins/${segment(id)}`] as const;
    const request = { method: "PATCH", paths, json, ...ifUnchanged(call?.version) } as const;
    await writer.send(request, { fallback: "Update failed.", ...call });
  };
  return {
    async list(call?: Call): Promise<AdminAccount[]> {
      const options = { fallback: "Failed to load the admins.", ...call };
      const read = (reply: unknown) => unwrapMany(reply)?.flatMap((entry) => readAdmin(entry) ?? []);
      return reader.firstAnswer(fromPaths(["/admins"], read), options);
    },
    /** Lets somebody in again, or ends their sessions and keeps them out; their past stays in the trail. */
    async setActive(id: string, active: boolean, call?: WriteCall): Promise<void> {
      await change(id, { active }, call);
    },
    /** Gives an account another role; it counts from its next call on. */
    async setRole(id: string, role: Role, call?: WriteCall): Promise<void> {
      await change(id, { role }, call);
    },
  };
};

function readAdmin(value: unknown): AdminAccount | undefined {
  if (!isRecord(value)) return undefined;
  const id = textIn(value._id);
  if (id === undefined) return undefined;
  return present({
    id,
    name: textIn(value.name) ?? "",
    email: textIn(value.email) ?? "",
    active: value.active !== false,
    role: roleIn(value.role),
    secondFactor: typeof value.secondFactor === "boolean" ? value.secondFactor : undefined,
    updatedAt: textIn(value.updatedAt),
    createdAt: textIn(value.createdAt),
    lastSignInAt: textIn(value.lastSignInAt),
  });
}
