import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { Fault } from "../lib/fault.ts";

/** Most public keys a site holds: the one in use, and its successor or predecessor while it is replaced. */
const maxKeys = 2;

/** Makes an Ed25519 key pair: the private key as PKCS #8, both in base64url. */
export function makeKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync("ed25519");
  const der = privateKey.export({ format: "der", type: "pkcs8" });
  return { privateKey: der.toString("base64url"), publicKey: publicKeyOf(privateKey) };
}

/** The raw public key of a private one, 32 bytes in base64url. */
export const publicKeyOf = (key: KeyObject): string => createPublicKey(key).export({ format: "jwk" }).x ?? "";

/**
 * Reads `RELEASE_SIGNING_KEY`: the key as `npm run keys` writes it, or the path of the file it wrote.
 *
 * @returns `undefined` where the setting is empty
 * @throws Fault when it is no Ed25519 key
 */
export function readSigningKey(env: NodeJS.ProcessEnv = process.env): KeyObject | undefined {
  const given = env.RELEASE_SIGNING_KEY?.trim();
  if (!given) return undefined;
  try {
    const text = /[./\\]/.test(given) ? readFileSync(given, "utf8").trim() : given;
    const key = createPrivateKey({ key: Buffer.from(text, "base64url"), format: "der", type: "pkcs8" });
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // Neither the key nor the reason is printed: the text may be a key with one wrong character.
  }
  throw new Fault(
    "RELEASE_SIGNING_KEY: should be a private key made by `npm run keys`, or the path of its file.",
  );
}

/** Reads `RELEASE_PUBLIC_KEYS`, separated by commas or spaces; `none` for no keys. @throws Fault */
export function readPublicKeys(given: string | undefined): string[] {
  if (given?.trim() === "none") return [];
  const keys = (given ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = keys.find(
    (key) => !/^[\w-]{43}$/.test(key) || Buffer.from(key, "base64url").toString("base64url") !== key,
  );
  if (wrong) throw new Fault(`RELEASE_PUBLIC_KEYS: ${wrong} is no public key made by \`npm run keys\`.`);
  if (keys.length > maxKeys)
    throw new Fault(`RELEASE_PUBLIC_KEYS: ${keys.length} keys; ${maxKeys} are enough to replace one.`);
  return keys;
}
