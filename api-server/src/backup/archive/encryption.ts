import { createReadStream } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { BadArchive } from "./archive.ts";
import { CommandRefused } from "../../lib/command-refused.ts";
import { assertPublicKeys } from "../../settings/backup-keys.ts";

/** Begins every file in the age format (https://age-encryption.org/v1). */
const ageMagic = "age-encryption.org/v1\n";

/** Encrypts for the holders of the private keys that belong to some public keys (`age1…`). */
export interface Encryption {
  /** The public keys, sorted. */
  recipients: string[];
  encrypt(plain: Readable): Promise<Readable>;
  /** Size of the encrypted form of so many bytes. */
  sizeOf(bytes: number): number;
}

const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;

/** @throws CommandRefused when a text is no age public key */
export async function encryptionFor(recipients: string[]): Promise<Encryption> {
  const sorted = [...new Set(recipients)].sort();
  const encrypter = () => {
    const made = new Encrypter();
    for (const one of sorted) made.addRecipient(one);
    return made;
  };
  assertPublicKeys(sorted);
  const empty = await encrypter().encrypt(toWeb(Readable.from([])));
  return {
    recipients: sorted,
    encrypt: async (plain) => fromWeb(await encrypter().encrypt(toWeb(plain))),
    sizeOf: (bytes) => empty.size(bytes),
  };
}

/** Decrypts with the private keys of a key file, as `age-keygen` writes it. */
export interface Decryption {
  decrypt(encrypted: Readable): Promise<Readable>;
}

/** @throws CommandRefused when the file holds no private key */
export async function decryptionWith(keyFile: string): Promise<Decryption> {
  const text = await readFile(keyFile, "utf8").catch((cause: unknown) => {
    throw new CommandRefused(`The key file can't be read: ${keyFile}`, { cause });
  });
  const keys = text.split(/\s+/).filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (keys.length === 0) throw new CommandRefused(`There is no age private key in ${keyFile}.`);
  return {
    async decrypt(encrypted) {
      const decrypter = new Decrypter();
      try {
        for (const key of keys) decrypter.addIdentity(key);
        return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
      } catch (error) {
        encrypted.destroy();
        throw new BadArchive("The backup was not encrypted for this key, or is damaged.", { cause: error });
      }
    },
  };
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0);
    return buffer.subarray(0, bytesRead).toString("latin1") === ageMagic;
  } finally {
    await file.close();
  }
}

/** Writes a new private key into a file that must not exist, for its owner alone; resolves with the public key. */
export async function makeKeyFile(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(path, text, { flag: "wx", mode: 0o600, flush: true }).catch((cause: unknown) => {
    const exists = (cause as { code?: unknown }).code === "EEXIST";
    throw new CommandRefused(
      exists ? `There is a file ${path} already; no key was made.` : `The key can't be written to ${path}.`,
      { cause },
    );
  });
  return recipient;
}

/** A file's content, decrypted where it is encrypted. @throws CommandRefused without a key for an encrypted one */
export async function openPlain(path: string, decryption: Decryption | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (!decryption)
    throw new CommandRefused("The backup is encrypted. Name the private key's file: --key FILE");
  return decryption.decrypt(createReadStream(path));
}
