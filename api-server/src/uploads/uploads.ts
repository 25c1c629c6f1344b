import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileRefusal } from "../media/refusal.ts";
import { refusalOf, unfinishedUpload, unknownUpload } from "./upload-refusals.ts";

/** A finished resumable upload, to be used like a file that came in a form. */
export interface ClaimedUpload {
  /** The file on this machine; gone after `release`. */
  path: string;
  filename: string;
  bytes: number;
  /** What the sender said it was; never trusted. */
  contentType: string;
}

export interface Uploads {
  /**
   * The finished upload of this owner, to be read by the intakes. May be asked for again until it is released, so
   * that a repeated request finds it. Rejects with `FileRefusal`: 404 for an unknown id or another's upload, 409
   * for an unfinished one.
   */
  claim(id: string, owner: string): Promise<ClaimedUpload>;
  /** Removes an upload after the rows that use it are committed; nothing happens when it is gone. */
  release(id: string): Promise<void>;
  /** Removes what nobody moved for as long as uploads are kept; run by the housekeeping. Returns how many went. */
  removeExpired(): Promise<number>;
  /** One tus request of a signed-in owner. Rejects with `FileRefusal`, or with what broke on our side. */
  handle(request: Request, owner: string): Promise<Response>;
}

export interface UploadsOptions {
  /** Folder on this machine. Servers that don't share it need sticky routing, docs/operations.md says how. */
  folder: string;
  /** Largest upload, in bytes. */
  maxBytes: number;
  /** How long an upload is kept after its last byte, in milliseconds; a week unless told. */
  keepMs?: number;
}

const week = 7 * 24 * 3_600_000;
const idSyntax = /^[0-9a-f]{32}$/;

/** Resumable uploads (tus 1.0) on a folder of this machine, each bound to who began it. */
export async function openUploads({ folder, maxBytes, keepMs = week }: UploadsOptions): Promise<Uploads> {
  await mkdir(folder, { recursive: true });
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: keepMs });
  const owners = new WeakMap<Request, string>();
  const causes = new WeakMap<Request, unknown>();

  /** The upload when it is there and this owner's; to anybody else it does not exist. */
  async function find(id: string, owner: string | undefined) {
    if (!idSyntax.test(id)) throw unknownUpload();
    const upload = await datastore.getUpload(id).catch(() => undefined);
    if (!upload || owner === undefined || upload.metadata?.["owner"] !== owner) throw unknownUpload();
    return upload;
  }

  async function release(id: string): Promise<void> {
    if (!idSyntax.test(id)) return;
    await rm(join(folder, id), { force: true });
    await rm(join(folder, `${id}.json`), { force: true });
  }

  const server = new Server({
    path: "/uploads",
    datastore,
    maxSize: maxBytes,
    // Relative to the request's own address, so that it holds behind any proxy.
    generateUrl: (_request, { id }) => `uploads/${id}`,
    async onIncomingRequest(request, id) {
      if (request.method !== "POST") await find(id, owners.get(request));
    },
    async onUploadCreate(request, upload) {
      return { metadata: { ...upload.metadata, owner: owners.get(request) ?? null } };
    },
    async onUploadFinish(_request, upload) {
      await forceToDisk(join(folder, upload.id), folder);
      return {};
    },
    onResponseError(request, error) {
      causes.set(request, error);
      return undefined;
    },
  });

  return {
    async claim(id, owner) {
      const { size, offset, metadata } = await find(id, owner);
      if (size === undefined || offset !== size) throw unfinishedUpload();
      return {
        path: join(folder, id),
        filename: metadata?.["filename"] ?? metadata?.["name"] ?? "",
        bytes: size,
        contentType: metadata?.["filetype"] ?? metadata?.["type"] ?? "application/octet-stream",
      };
    },

    release,

    async removeExpired() {
      const ids = new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, "")));
      let removed = 0;
      for (const id of ids) {
        if (!idSyntax.test(id) || (await lastMoved(folder, id)) > Date.now() - keepMs) continue;
        await release(id);
        removed += 1;
      }
      return removed;
    },

    async handle(request, owner) {
      owners.set(request, owner);
      const answer = await server.handleWeb(request);
      if (answer.status < 400) return answer;
      const cause = causes.get(request);
      if (cause instanceof FileRefusal) throw cause;
      throw refusalOf(answer.status, maxBytes) ?? new Error("an upload failed", { cause });
    },
  };
}

/** The library leaves the bytes to the system; whoever is told "received" must find them after a power cut. */
async function forceToDisk(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const handle = await open(path, "r");
    await handle.sync().finally(() => handle.close());
  }
}

/** When an upload last got a byte; its description alone, left by a crash, counts as well. */
async function lastMoved(folder: string, id: string): Promise<number> {
  const times = await Promise.all(
    [id, `${id}.json`].map((name) =>
      stat(join(folder, name)).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
