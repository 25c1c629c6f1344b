import { randomBytes } from "node:crypto";
import { type Db } from "../../database/database.ts";
import { type Admin, adminsRepository } from "../../repositories/accounts/admins.ts";
import { type Secrets } from "../../secrets/secrets.ts";

/** A new key for the encrypted queue on a user's devices: 256 bits, base64. */
const newQueueKey = () => randomBytes(32).toString("base64");

/**
 * The keys that encrypt what waits on officers' devices. A key is made at the account's first sign-in, so that it is
 * never stored plain where the installation has a key for its secrets.
 */
export function queueKeys(db: Db, secrets: Secrets) {
  const admins = adminsRepository(db);
  type Holder = Pick<Admin, "id" | "queueKey">;
  const peek = ({ id, queueKey }: Holder) => secrets.open(queueKey, `queue-key:${id}`);
  return {
    /** The key as it is now; empty before the first sign-in. */
    peek,

    /** The key, made where there is none: of two first sign-ins at once both get the same. */
    async of(admin: Holder): Promise<string> {
      if (admin.queueKey !== "") return peek(admin);
      await admins.fillQueueKey(admin.id, secrets.wrap(newQueueKey(), `queue-key:${admin.id}`));
      const stored = await admins.findById(admin.id);
      if (!stored) throw new Error("the account is gone");
      return peek(stored);
    },
  };
}
