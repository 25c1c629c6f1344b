import type { Encrypted, NamedKey } from "./encrypt.ts";

/** The keys of one owner on this device. */
export interface Keyring {
  /** All that are here; new work is encrypted with the first. */
  keys: readonly NamedKey[];
  /** The first is handed out by the server at each sign-in, so it is dropped at sign-out. */
  isShared: boolean;
}

/** Where keys come from (`../store/database/keys.ts`). */
export interface KeySource {
  ring(owner: string): Promise<Keyring>;
  /** The key to encrypt an owner's new work with. Rejects with OutboxError `locked`. */
  need(owner: string): Promise<NamedKey>;
}

/** Whether a sign-in brings back the key that something is encrypted with. */
export function isShared({ keys, isShared }: Keyring, { keyId }: Pick<Encrypted, "keyId">): boolean {
  if (!isShared) return false;
  return keyId === undefined ? keys.length === 1 : keyId === keys[0]?.keyId;
}
