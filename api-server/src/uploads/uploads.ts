import { Server } from "@tus/server";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Db } from "../database/database.ts";
import { FileRefusal } from "../media/refusal.ts";
import { Problem } from "../lib/problems.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { ChunkStore } from "./chunk-store.ts";
import { otherProtocol, refusalOf, tusVersion, unfinishedUpload, unknownUpload } from "./upload-refusals.ts";

/** A finished resumable upload, to be used like a file that came in a form. */
interface FinishedUpload {
  /** The file on this machine, for as long as it is used. */
  path: string;
  filename: string;
}

export interface Uploads {
  /**
   * Hands the finished upload of this owner to `use` as a file on this machine. May be asked for again until it is
   * released, so that a repeated request finds it. Rejects with `FileRefusal`: 404 for an unknown id or another's
   * upload, 409 for an unfinished one.
   */
  withFile<T>(id: string, owner: string, use: (file: FinishedUpload) => Promise<T>): Promise<T>;
  /** Removes an upload after the rows that use it are committed; nothing happens when it is gone. */
  release(id: string): Promise<void>;
  /** Removes what nobody moved for as long as uploads are stored; run by the housekeeping. Returns how many went. */
  removeExpired(): Promise<number>;
  /** One tus request of a signed-in owner. Rejects with `FileRefusal`, or with what broke on our side. */
  handle(request: Request, owner: string): Promise<Response>;
}

export interface UploadsOptions {
  db: Db;
  store: ObjectStore;
  /** Folder for files in use; made when missing. */
  tempDir: string;
  /** Largest upload, in bytes. */
  maxBytes: number;
  /** How long an upload is stored after its last byte, in milliseconds; a week by default. */
  retentionMs?: number;
}

const week = 7 * 24 * 3_600_000;
const maxNameLength = 255;
const idSyntax = /^[0-9a-f]{32}$/;

/** Resumable uploads (tus 1.0), each bound to who began it; they may go on at any server of the ministry. */
export function openUploads({ db, store, tempDir, maxBytes, retentionMs = week }: UploadsOptions): Uploads {
  const chunks = new ChunkStore(db, store, retentionMs);

  /** The upload when it is there and this owner's; to anybody else it does not exist. */
  async function find(id: string, owner: string | undefined) {
    if (!idSyntax.test(id)) throw unknownUpload();
    const upload = await chunks.getUpload(id).catch((error: unknown) => {
      throw isRefusal(error) ? unknownUpload() : error;
    });
    if (owner === undefined || upload.metadata?.["owner"] !== owner) throw unknownUpload();
    return upload;
  }

  return {
    async withFile(id, owner, use) {
      const { size, offset, metadata } = await find(id, owner);
      if (offset !== size) throw unfinishedUpload();
      await mkdir(tempDir, { recursive: true });
      const path = join(tempDir, randomUUID());
      try {
        await pipeline(Readable.from(chunks.read(id)), createWriteStream(path, { flags: "wx" }));
        return await use({ path, filename: metadata?.["filename"] ?? metadata?.["name"] ?? "" });
      } finally {
        await rm(path, { force: true });
      }
    },

    async release(id) {
      if (idSyntax.test(id)) await chunks.remove(id);
    },

    removeExpired: () => chunks.deleteExpired(),

    handle: tusHandler(chunks, maxBytes, find),
  };
}

/** Handles tus requests on `chunks`; `find` rejects for an upload that is not there or another's. */
function tusHandler(
  chunks: ChunkStore,
  maxBytes: number,
  find: (id: string, owner: string | undefined) => Promise<unknown>,
): Uploads["handle"] {
  const owners = new WeakMap<Request, string>();
  const causes = new WeakMap<Request, unknown>();
  const server = new Server({
    path: "/uploads",
    datastore: chunks,
    maxSize: maxBytes,
    // Relative to the request's own address, so that it holds behind any proxy.
    generateUrl: (_request, { id }) => `uploads/${id}`,
    async onIncomingRequest(request, id) {
      if (request.method !== "POST") await find(id, owners.get(request));
    },
    async onUploadCreate(request, upload) {
      return { metadata: { ...cleanMetadata(upload.metadata), owner: owners.get(request) ?? null } };
    },
    onResponseError(request, error) {
      causes.set(request, error);
      return undefined;
    },
  });
  return async (request, owner) => {
    // The library calls another version an invalid header (400); the protocol wants 412 for it.
    if (request.method !== "OPTIONS" && request.headers.get("tus-resumable") !== tusVersion)
      throw otherProtocol();
    owners.set(request, owner);
    const answer = await server.handleWeb(request);
    if (answer.status < 400) return answer;
    const cause = causes.get(request);
    if (cause instanceof FileRefusal || cause instanceof Problem) throw cause;
    const announcedBytes = Number(request.headers.get("upload-length"));
    throw refusalOf(answer.status, { maxBytes, announcedBytes }) ?? new Error("an upload failed", { cause });
  };
}

/** Of what a sender says about a file, its name alone is of use; a name is cut where a file system would. */
function cleanMetadata(metadata: Record<string, string | null> = {}): Record<string, string> {
  const named = ["filename", "name", "filetype"].flatMap((key): [string, string][] => {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    return value ? [[key, value.replaceAll("\0", "").slice(0, maxNameLength)]] : [];
  });
  return Object.fromEntries(named);
}

/** The library's own refusals carry a status; anything else is a fault of ours. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status_code" in error;
