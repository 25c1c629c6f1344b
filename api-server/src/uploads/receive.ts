import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileRefusal, tooLarge } from "../media/refusal.ts";

/** A file of a form, received whole. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** Hex SHA-256 of the content, computed while it came in: part of an idempotency fingerprint. */
  sha256: string;
}

export interface ReceiveOptions {
  /** Folder for files on their way; made when missing. */
  tempDir: string;
  maxBytes: number;
}

/**
 * Streams one file of a form to disk, never holding more than a chunk of it. Rejects with a 413 `FileRefusal` one
 * byte over the limit, with a 400 when the connection broke (a multipart stream marks that as `truncated`), and leaves
 * no file behind in either case. The caller removes the file after use.
 */
export async function receiveFile(source: Readable, options: ReceiveOptions): Promise<ReceivedFile> {
  await mkdir(options.tempDir, { recursive: true });
  const path = join(options.tempDir, randomUUID());
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      if (bytes > options.maxBytes) return next(tooLarge(options.maxBytes));
      hash.update(chunk);
      next(null, chunk);
    },
  });
  try {
    await pipeline(source, count, createWriteStream(path, { flags: "wx" }));
    if ("truncated" in source && source.truncated === true) throw tooLarge(options.maxBytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof FileRefusal ? error : brokenOff(error);
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

function brokenOff(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const byTheLine = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "ERR_STREAM_DESTROYED"].includes(
    String(code),
  );
  return byTheLine
    ? new FileRefusal(400, "damaged", "The file did not arrive whole. Please send it again.")
    : error;
}
