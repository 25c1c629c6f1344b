import type { Readable } from "node:stream";

/** What a store knows of one object without reading it. */
export interface ObjectInfo {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** An inclusive range of bytes, as HTTP counts them. */
export interface ByteRange {
  first: number;
  last: number;
}

/** An open object: `stream` yields the range asked for, or everything. Destroy it when it is not read to the end. */
interface OpenObject {
  stream: Readable;
  /** Size of the whole object, whatever range was asked for. */
  totalBytes: number;
}

/** What `put` stores: a file on this machine (left where it is) or bytes in memory. */
export type ObjectSource = { path: string } | { data: Uint8Array };

interface PutOptions {
  contentType: string;
}

/**
 * The port to where stored files live (docs/decisions/0004). Keys are flat and made by the server
 * (`storage/keys.ts`); every adapter refuses any other with a `TypeError` before it touches anything.
 * Objects never change under their key: a replaced picture gets a new one.
 */
export interface ObjectStore {
  /**
   * Stores the source under the key. Resolves when the bytes would survive a power cut; on failure nothing is
   * visible under the key.
   */
  put(key: string, source: ObjectSource, options: PutOptions): Promise<ObjectInfo>;
  /** Opens an object, or `undefined` when there is none. The range must lie inside the object. */
  get(key: string, range?: ByteRange): Promise<OpenObject | undefined>;
  /** Size and age, or `undefined` when there is none. */
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Removes the object; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Every object of the store, in no promised order; foreign names are left out. */
  list(): AsyncIterable<ObjectInfo>;
  /** Id of the installation these files belong to; `undefined` before one was recorded. */
  installation(): Promise<string | undefined>;
  /** Records the installation these files belong to. */
  setInstallation(id: string): Promise<void>;
  /** Rejects when the store can't be reached or written to: the question behind `/readyz`. */
  check(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}
