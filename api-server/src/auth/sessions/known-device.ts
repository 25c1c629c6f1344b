import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Admin } from "../../repositories/accounts/admins.ts";

type Secrets = Pick<Admin, "id" | "passwordHash" | "queueKey">;

/** Made from what only the server has of the account: a new password makes every device unknown again. */
const proofOf = (nonce: string, { id, passwordHash, queueKey }: Secrets) =>
  createHmac("sha256", `${queueKey}${passwordHash}`).update(`device ${id} ${nonce}`).digest("base64url");

/** What a device stores after its account signed in on it; it opens nothing, it only sets apart whose tries these are. */
export function newDevice(admin: Secrets): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${proofOf(nonce, admin)}`;
}

/** True when this account signed in on the device since its password was last changed. */
export function isKnownDevice(device: string, admin: Secrets): boolean {
  const [nonce = "", proof = ""] = device.split(".");
  const expected = Buffer.from(proofOf(nonce, admin));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
