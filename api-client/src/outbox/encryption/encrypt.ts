import { OutboxError } from "../queue/errors.ts";

/** Something encrypted with an owner's key (AES-GCM). */
export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
  /** Which key it was; absent in what releases before this one have stored. */
  keyId?: string;
}

/** A key with its id; without one where a release before this one has stored it. */
export interface NamedKey {
  key: CryptoKey;
  keyId?: string;
}

const algorithm = "AES-GCM";
/** Twelve bytes are what AES-GCM is made for (NIST SP 800-38D, section 8.2). */
const ivBytes = 12;
const keyIdLength = 16;

/** Imports a queue key (base64, 32 bytes, from the sign-in) so that it can be used but never read out. */
export async function importKey(base64: string): Promise<Required<NamedKey>> {
  const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["encrypt", "decrypt"]);
  return { key, keyId: (await hashOf(raw)).slice(0, keyIdLength) };
}

/** Makes a key of this device alone, for hosts that hand out none. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Encrypts bytes; `place` says where they are stored: decrypting them at another place fails, so rows can't be swapped. */
export async function encrypt(
  { key, keyId }: NamedKey,
  place: string,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return {
    iv,
    bytes: await crypto.subtle.encrypt(parameters(iv, place), key, bytes),
    ...(keyId !== undefined && { keyId }),
  };
}

/**
 * Decrypts with whichever of the owner's keys it was encrypted with. Rejects with OutboxError `other-key` when that
 * key is not among them, `damaged` when a bit is wrong or it was stored at another place.
 */
export async function decrypt(
  keys: readonly NamedKey[],
  place: string,
  { iv, bytes, keyId }: Encrypted,
): Promise<ArrayBuffer> {
  const named = keys.filter((one) => keyId === undefined || one.keyId === undefined || one.keyId === keyId);
  let cause: unknown;
  for (const { key } of named) {
    try {
      return await crypto.subtle.decrypt(parameters(iv, place), key, bytes);
    } catch (error) {
      cause = error;
    }
  }
  const isHere = keyId === undefined ? named.length > 0 : named.some((one) => one.keyId === keyId);
  throw new OutboxError(isHere ? "damaged" : "other-key", cause);
}

export async function encryptJson(key: NamedKey, place: string, value: unknown): Promise<Encrypted> {
  return encrypt(key, place, new TextEncoder().encode(JSON.stringify(value)));
}

/** Decrypts what `encryptJson` encrypted; its shape is the caller's knowledge, since only this device could write it. */
export async function decryptJson(
  keys: readonly NamedKey[],
  place: string,
  encrypted: Encrypted,
): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await decrypt(keys, place, encrypted)));
}

/** SHA-256 as lowercase hex. */
export async function hashOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const parameters = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(place),
});
