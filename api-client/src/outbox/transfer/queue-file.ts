import type { StoredItem, StoredChunk } from "../store/database/database.ts";
import { OutboxError } from "../queue/errors.ts";
import { hashOf, type Encrypted } from "../encryption/encrypt.ts";

/**
 * An exported queue: one line that says what it is, with length and hash of the list that follows; the list, as JSON;
 * then the encrypted chunks, one behind the other.
 *
 *     MINISTRY-OUTBOX 1 <bytes of the list> <SHA-256 of the list>\n
 *     {"owner": …, "items": […], "pieces": […]}
 *     <chunk><chunk>…
 *
 * Format 2 is work for a colleague. Everything but the sizes of the chunks is encrypted, with a key that is derived from
 * a passphrase:
 *
 *     MINISTRY-OUTBOX 2 …
 *     {"handOver": {"salt": …, "iterations": …}, "sealed": …, "pieces": […]}
 */
const magic = "MINISTRY-OUTBOX";
const formats = { queue: 1, handOver: 2 } as const;
const longestHead = 200;

export interface ListedChunk extends Omit<StoredChunk, "sealed"> {
  iv: string;
  bytes: number;
  keyId?: string;
  /** SHA-256 of the encrypted bytes. */
  hash: string;
}

/** Encrypted bytes as base64. */
export interface EncryptedText {
  iv: string;
  bytes: string;
  keyId?: string;
}

export interface QueueList {
  /** ISO 8601. */
  madeAt: string;
  owner: string;
  items: (Omit<StoredItem, "sealed" | "before"> & { sealed: EncryptedText })[];
  pieces: ListedChunk[];
}

/** Work for a colleague. */
export interface HandOverList {
  handOver: {
    /** Base64. */
    salt: string;
    iterations: number;
  };
  /** Whose work it is, and the items, with what they say. */
  sealed: EncryptedText;
  pieces: ListedChunk[];
}

export const isHandOver = (list: QueueList | HandOverList): list is HandOverList => "handOver" in list;

export async function writeQueueFile(list: QueueList | HandOverList, pieces: readonly Blob[]): Promise<Blob> {
  const text = new TextEncoder().encode(JSON.stringify(list));
  const format = isHandOver(list) ? formats.handOver : formats.queue;
  const head = `${magic} ${format} ${text.byteLength} ${await hashOf(text)}\n`;
  return new Blob([head, text, ...pieces], { type: "application/octet-stream" });
}

export interface QueueFile {
  list: QueueList | HandOverList;
  /** Where its chunks begin. */
  chunksAt: number;
}

/** The list of an exported queue, and where its chunks begin. Rejects with OutboxError. */
export async function readQueueFile(file: Blob): Promise<QueueFile> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, longestHead).arrayBuffer());
  const [, version, length, hash] = new RegExp(`^${magic} (\\d+) (\\d+) ([0-9a-f]{64})\\n`).exec(head) ?? [];
  if (version === undefined || length === undefined) {
    throw new OutboxError(head.startsWith(`${magic} `) ? "broken-file" : "no-queue-file");
  }
  if (Number(version) > formats.handOver) throw new OutboxError("newer");
  const from = head.indexOf("\n") + 1;
  const chunksAt = from + Number(length);
  const text = await file.slice(from, chunksAt).arrayBuffer();
  if ((await hashOf(text)) !== hash) throw new OutboxError("broken-file");
  const list = JSON.parse(new TextDecoder().decode(text)) as QueueFile["list"];
  const bytes = list.pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  if (file.size !== chunksAt + bytes) throw new OutboxError("broken-file");
  return { list, chunksAt };
}

export function toText(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export const encryptedText = ({ iv, bytes, keyId }: Encrypted): EncryptedText => ({
  iv: toText(iv),
  bytes: toText(bytes),
  ...(keyId !== undefined && { keyId }),
});

export const encryptedOf = ({ iv, bytes, keyId }: EncryptedText): Encrypted => ({
  iv: toBytes(iv),
  bytes: toBytes(bytes).buffer,
  ...(keyId !== undefined && { keyId }),
});
