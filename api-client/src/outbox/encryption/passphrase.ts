import type { NamedKey } from "./encrypt.ts";

/** Without letters and digits that are mistaken for one another (Crockford's base 32): five bits each. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 16;
const shape = new RegExp(`^[${alphabet}]{${length}}$`);
const saltBytes = 16;
/** OWASP's count for PBKDF2 with SHA-256 (Password Storage Cheat Sheet); the passphrase itself has 80 random bits. */
const iterations = 600_000;
/** A file that asks for more would hold the device up. */
const mostIterations = 5_000_000;

/** How a key is derived from a passphrase; not secret. */
export interface Derivation {
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
}

/** Makes a passphrase for one file, `ABCD-EFGH-JKMN-PQRS`: to be read out on the telephone. */
export function newPassphrase(): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  const characters = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join("");
  return characters.replaceAll(/(.{4})(?!$)/g, "$1-");
}

/** The passphrase in what somebody typed: spaces, dashes and small letters do not matter, and O is a zero. */
export function passphraseIn(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return shape.test(text) ? text : undefined;
}

export const newDerivation = (count = iterations): Derivation => ({
  salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
  iterations: count,
});

/** The key of a passphrase (PBKDF2, SHA-256); nothing for what is none, or for a count that no release has used. */
export async function keyOfPassphrase(
  typed: string,
  { salt, iterations: count }: Derivation,
): Promise<NamedKey | undefined> {
  const text = passphraseIn(typed);
  if (text === undefined || !(count > 0 && count <= mostIterations)) return undefined;
  const bytes = new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveKey"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt, iterations: count };
  const wanted = { name: "AES-GCM", length: 256 };
  return { key: await crypto.subtle.deriveKey(derivation, material, wanted, false, ["encrypt", "decrypt"]) };
}
