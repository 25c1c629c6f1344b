import type { WantedFile } from "@ministry/contract";
import { sha256Hex } from "../network/sha256-hex.ts";
import { addPiece, arrived, dropPieces } from "./pieces.ts";

/** Why a file could not be brought in; `connection` passes by itself. */
export type DownloadFault = "connection" | "gone" | "changed" | "damaged";

export class DownloadError extends Error {
  constructor(readonly fault: DownloadFault) {
    super(`download: ${fault}`);
  }
}

/** Bytes gathered before they are written: large enough to write seldom, small against what a cut may cost. */
const pieceBytes = 256 * 1024;
/** A connection that has brought nothing for so long is cut and asked again. */
const silenceMs = 30_000;

/**
 * Brings in a file, going on where an earlier try stopped, and compares it with what it must be: its size, and its
 * hash where that is known. Wrong bytes may come from the browser's own cache, or from a file that was replaced
 * between two chunks: it is brought in once more, from the server.
 *
 * @param progress called with how many bytes have arrived
 * @returns the whole file
 * @throws DownloadError, or the browser's QuotaExceededError
 */
export async function download(
  file: Pick<WantedFile, "url" | "size" | "sha256">,
  progress: (received: number) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  for (const cache of ["default", "reload"] as const) {
    const whole = await bring(file, progress, { cache, signal });
    if (!file.sha256 || (await sha256Hex(await whole.arrayBuffer())) === file.sha256) return whole;
    await dropPieces(file.url);
  }
  throw new DownloadError("damaged");
}

/**
 * Each chunk is written as it arrives, also the one that a cut connection leaves unfinished. A file whose size nobody
 * told (0) is whole when its answer came to its end; it starts over after a cut.
 */
async function bring(
  { url, size }: Pick<WantedFile, "url" | "size">,
  progress: (received: number) => void,
  how: Pick<RequestInit, "cache" | "signal">,
): Promise<Blob> {
  if (size === 0) await dropPieces(url);
  let received = (await arrived(url)).size;
  if (received < size || size === 0) {
    const answer = await ask(url, received, how);
    // A server without ranges begins at the beginning again.
    if (received > 0 && answer.status === 200) {
      await dropPieces(url);
      received = 0;
    }
    await writeAll(url, received, answer, progress);
  }
  const whole = await arrived(url);
  if (size > 0 && whole.size !== size) {
    if (whole.size < size) throw new DownloadError("connection");
    await dropPieces(url);
    throw new DownloadError("changed");
  }
  return whole;
}

async function ask(url: string, from: number, how: Pick<RequestInit, "cache" | "signal">): Promise<Response> {
  const headers: HeadersInit = from > 0 ? { range: `bytes=${from}-` } : {};
  const answer = await fetch(url, { mode: "cors", credentials: "omit", headers, ...how }).catch(
    () => undefined,
  );
  if (!answer) throw new DownloadError("connection");
  if (answer.status === 404 || answer.status === 410) throw new DownloadError("gone");
  if (answer.status === 416) {
    await dropPieces(url);
    throw new DownloadError("changed");
  }
  // A captive portal answers with a page of its own.
  const isOurs = answer.ok && !/^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  if (!isOurs || !answer.body) throw new DownloadError("connection");
  return answer;
}

async function writeAll(
  url: string,
  from: number,
  answer: Response,
  progress: (received: number) => void,
): Promise<void> {
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  let written = from;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  const write = async () => {
    if (waitingBytes === 0) return;
    await addPiece(url, written, new Blob(waiting));
    written += waitingBytes;
    waiting = [];
    waitingBytes = 0;
    progress(written);
  };
  for (;;) {
    const next = await readSoon(reader).catch(() => undefined);
    if (next?.value) {
      waiting.push(next.value);
      waitingBytes += next.value.byteLength;
    }
    if (!next || next.done || waitingBytes >= pieceBytes) await write();
    if (!next) throw new DownloadError("connection");
    if (next.done) return;
  }
}

/** The next bytes, or a failure when none come. */
async function readSoon(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      void reader.cancel().catch(() => undefined);
      reject(new Error("nothing arrived"));
    }, silenceMs);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}
