import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** The installation's key (`SECRETS_KEY`), and the one before it while stored secrets are being moved to the new one. */
export interface SecretsKeys {
  current: Buffer;
  previous?: Buffer | undefined;
}

/** Stored secrets and the settings do not fit together; `message` is for the operator. */
export class SecretsKeyError extends Error {
  override readonly name = "SecretsKeyError";
}

/** Which column a value belongs to: a wrapped value that was copied into another row does not open there. */
export type SecretPlace = `${"queue-key" | "totp"}:${string}`;

const version = "v1";
const wrappedForm = /^v1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]+)$/;
const tagBytes = 16;

/** Distinguishes keys without revealing anything of them. */
export const keyIdOf = (key: Buffer): string =>
  createHash("sha256").update("ministry secrets key").update(key).digest("hex").slice(0, 8);

/** The id of the key a stored value is wrapped with; `undefined` for a plain one. */
export const wrappedWith = (stored: string): string | undefined => wrappedForm.exec(stored)?.[1];

/**
 * Wraps secrets for the database with AES-256-GCM: `v1.KEYID.IV.CIPHERTEXT`, bound to its row. Without keys values
 * are stored as they are.
 */
export function createSecrets(keys: SecretsKeys | undefined) {
  const known = new Map(
    [keys?.current, keys?.previous].flatMap((key) => (key ? [[keyIdOf(key), key] as const] : [])),
  );
  const currentId = keys && keyIdOf(keys.current);

  return {
    /** The id of the key that new values are wrapped with. */
    keyId: currentId,
    knows: (keyId: string): boolean => known.has(keyId),

    wrap(plain: string, place: SecretPlace): string {
      if (!keys || currentId === undefined) return plain;
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keys.current, iv).setAAD(Buffer.from(place));
      const parts = [cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()];
      return [version, currentId, iv.toString("base64url"), Buffer.concat(parts).toString("base64url")].join(
        ".",
      );
    },

    /** @throws SecretsKeyError when the value was wrapped with a key that is not set, or was changed since */
    open(stored: string, place: SecretPlace): string {
      const [, keyId, iv = "", ciphertext = ""] = wrappedForm.exec(stored) ?? [];
      if (keyId === undefined) return stored;
      const key = known.get(keyId);
      if (!key)
        throw new SecretsKeyError(`A stored secret is wrapped with the key ${keyId}, which is not set.`);
      try {
        const bytes = Buffer.from(ciphertext, "base64url");
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-tagBytes));
        return decipher.update(bytes.subarray(0, -tagBytes), undefined, "utf8") + decipher.final("utf8");
      } catch (cause) {
        throw new SecretsKeyError(
          "A stored secret does not open: it was changed, or copied from another row.",
          {
            cause,
          },
        );
      }
    },
  };
}

export type Secrets = ReturnType<typeof createSecrets>;
