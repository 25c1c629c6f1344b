import { randomUUID } from "node:crypto";
import { copyFile, mkdir, opendir, rename, rm, stat } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import type { S3Settings } from "../settings/s3-settings.ts";
import { drain, s3Requests, S3Failure } from "../storage/s3-requests.ts";
import { listingOf } from "../storage/s3-listing.ts";
import { forceFileToDisk, forceFolderToDisk } from "../lib/force-to-disk.ts";
import { assertBucket } from "../settings/backup-settings.ts";

/** What a place for backups knows of one object. */
interface StoredObject {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** A place that backups are written to: a folder, or a bucket of object storage. Names are paths with slashes. */
export interface BackupTarget {
  /** How people name it. */
  address: string;
  /** Stores a local file under the name; on failure nothing new is visible under it. */
  put(name: string, path: string): Promise<void>;
  get(name: string): Promise<Readable | undefined>;
  list(prefix: string): AsyncIterable<StoredObject>;
  remove(name: string): Promise<void>;
  close(): void;
}

/**
 * Opens the place that an operator named: a folder, or `s3://bucket/prefix`.
 *
 * @throws CommandRefused when it is on object storage, and the bucket or where that is was left out
 */
export function openBackupTarget(address: string, s3: Omit<S3Settings, "bucket"> | undefined): BackupTarget {
  if (!address.startsWith("s3://")) return folderTarget(resolve(address));
  assertBucket(address, s3);
  const [bucket = "", ...folders] = address.slice("s3://".length).split("/");
  const prefix = folders.filter((name) => name !== "").join("/");
  return bucketTarget({ ...s3, bucket }, prefix, address);
}

function folderTarget(folder: string): BackupTarget {
  const place = (name: string) => join(folder, name);
  return {
    address: folder,
    async put(name, path) {
      const target = place(name);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}.partial`;
      try {
        await copyFile(path, draft);
        await forceFileToDisk(draft);
        await rename(draft, target);
        await forceFolderToDisk(dirname(target));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name) {
      const found = await stat(place(name)).catch(() => undefined);
      return found?.isFile() ? createReadStream(place(name)) : undefined;
    },
    async *list(prefix) {
      const entries = await opendir(place(prefix)).catch(() => undefined);
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith(".partial")) continue;
        const found = await stat(join(place(prefix), entry.name)).catch(() => undefined);
        if (found) yield { name: `${prefix}${entry.name}`, bytes: found.size, modifiedAt: found.mtime };
      }
    },
    remove: (name) => rm(place(name), { force: true }),
    close: () => undefined,
  };
}

function bucketTarget(settings: S3Settings, prefix: string, address: string): BackupTarget {
  const { send, close } = s3Requests(settings);
  const keyOf = (name: string) => (prefix === "" ? name : `${prefix}/${name}`);
  const withinMs = 60_000;
  return {
    address,
    async put(name, path) {
      const { size } = await stat(path);
      const body = { source: { path }, bytes: size };
      const headers = { "content-type": "application/octet-stream" };
      const answer = await send({ method: "PUT", key: keyOf(name), headers, body, withinMs });
      await drain(answer);
      if (answer.statusCode !== 200) throw new S3Failure("PUT", answer.statusCode ?? 0);
    },
    async get(name) {
      const answer = await send({ method: "GET", key: keyOf(name), withinMs });
      if (answer.statusCode === 200) return answer;
      await drain(answer);
      if (answer.statusCode === 404) return undefined;
      throw new S3Failure("GET", answer.statusCode ?? 0);
    },
    async *list(under) {
      for await (const { key, ...object } of listingOf(send, keyOf(under))) {
        yield { ...object, name: prefix === "" ? key : key.slice(prefix.length + 1) };
      }
    },
    async remove(name) {
      const answer = await send({ method: "DELETE", key: keyOf(name), withinMs });
      await drain(answer);
      const status = answer.statusCode ?? 0;
      if (status !== 404 && (status < 200 || status > 299)) throw new S3Failure("DELETE", status);
    },
    close,
  };
}
