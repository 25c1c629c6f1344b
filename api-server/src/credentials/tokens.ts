import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits as text; only its hash is stored. */
export const newToken = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Compares two secrets without telling by the time it takes how much of them agrees. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));
}
