import { decrypt, decryptJson, encrypt, encryptJson, hashOf, type Encrypted } from "./encrypt.ts";
import type { KeySource } from "./keyring.ts";

const rowNameLength = 32;

/**
 * Encrypts and decrypts what is stored beside the queue (drafts, saved copies) with its owner's queue key: after a
 * sign-out nobody reads it before its owner signs in again. `place` is where a thing is stored, as in `encrypt`.
 */
export function createVault({ keys }: { keys: KeySource }) {
  const ofOwner = async (owner: string) => (await keys.ring(owner)).keys;
  return {
    /** Rejects with OutboxError `locked` after the owner has signed out. */
    encrypt: async (owner: string, place: string, bytes: ArrayBuffer): Promise<Encrypted> =>
      encrypt(await keys.need(owner), place, bytes),
    /** Rejects like `encrypt`. */
    encryptJson: async (owner: string, place: string, value: unknown): Promise<Encrypted> =>
      encryptJson(await keys.need(owner), place, value),
    /** Rejects with OutboxError `other-key` when the key is not on this device, `damaged` when the bytes are wrong. */
    decrypt: async (owner: string, place: string, encrypted: Encrypted): Promise<ArrayBuffer> =>
      decrypt(await ofOwner(owner), place, encrypted),
    /** Rejects like `decrypt`. */
    decryptJson: async (owner: string, place: string, encrypted: Encrypted): Promise<unknown> =>
      decryptJson(await ofOwner(owner), place, encrypted),
    /** Whether the owner's work can be read now, and whether a sign-out locks it. */
    async access(owner: string): Promise<{ isOpen: boolean; isLockable: boolean }> {
      const { keys: own, isShared } = await keys.ring(owner);
      return { isOpen: own.length > 0, isLockable: own.length === 0 || isShared };
    },
  };
}

export type Vault = ReturnType<typeof createVault>;

/** Returns a name for a row that does not show what is in it. */
export const rowName = async (name: string): Promise<string> =>
  (await hashOf(new TextEncoder().encode(name))).slice(0, rowNameLength);
