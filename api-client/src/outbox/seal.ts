/** Something locked with an owner's queue key (AES-GCM). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const algorithm = "AES-GCM";
/** Twelve bytes are what AES-GCM is made for (NIST SP 800-38D, section 8.2). */
const ivBytes = 12;

/** A queue key (base64, 32 bytes, from the sign-in) as a key that can be used but never read out. */
export function importKey(base64: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", raw, algorithm, false, ["encrypt", "decrypt"]);
}

/** A key of this device alone, for hosts that hand out none. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
}

/** `place` says what is sealed: opening it at another place fails, so pieces can't be swapped. */
export async function seal(
  key: CryptoKey,
  place: string,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return { iv, bytes: await crypto.subtle.encrypt(parameters(iv, place), key, bytes) };
}

/** Rejects when a bit is wrong, the key is another's, or it stood at another place. */
export function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parameters(iv, place), key, bytes);
}

export async function sealJson(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  return seal(key, place, new TextEncoder().encode(JSON.stringify(value)));
}

/** What `sealJson` sealed; its shape is the caller's knowledge, since only this device could have written it. */
export async function unsealJson(key: CryptoKey, place: string, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, place, sealed)));
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
