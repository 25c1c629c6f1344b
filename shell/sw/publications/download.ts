import { addPiece, arrived, dropPieces } from "./pieces.ts";

/** Why a file could not be brought in; `line` passes by itself. */
export type DownloadFault = "line" | "gone" | "changed";

export class DownloadError extends Error {
  constructor(readonly fault: DownloadFault) {
    super(`download: ${fault}`);
  }
}

/** Bytes gathered before they are written: large enough to write seldom, small against what a cut may cost. */
const pieceBytes = 256 * 1024;
/** A line that has brought nothing for so long is cut and asked anew. */
const silenceMs = 30_000;

/**
 * Brings in a file, going on where an earlier try stopped. Each stretch is written as it arrives, also the one that
 * a cut line leaves unfinished.
 *
 * @param size bytes the file must have; a file of another size is refused as `changed`
 * @param progress hears how many bytes have arrived
 * @returns the whole file
 * @throws DownloadError, or the browser's QuotaExceededError
 */
export async function download(
  url: string,
  size: number,
  progress: (received: number) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  let received = (await arrived(url)).size;
  if (received < size) {
    const answer = await ask(url, received, signal);
    // A server without ranges begins at the beginning again.
    if (received > 0 && answer.status === 200) {
      await dropPieces(url);
      received = 0;
    }
    await writeAll(url, received, answer, progress);
  }
  const whole = await arrived(url);
  if (whole.size !== size) {
    if (whole.size < size) throw new DownloadError("line");
    await dropPieces(url);
    throw new DownloadError("changed");
  }
  return whole;
}

async function ask(url: string, from: number, signal?: AbortSignal): Promise<Response> {
  const headers: HeadersInit = from > 0 ? { range: `bytes=${from}-` } : {};
  const answer = await fetch(url, { mode: "cors", credentials: "omit", headers, signal }).catch(
    () => undefined,
  );
  if (!answer) throw new DownloadError("line");
  if (answer.status === 404 || answer.status === 410) throw new DownloadError("gone");
  if (answer.status === 416) {
    await dropPieces(url);
    throw new DownloadError("changed");
  }
  // A captive portal answers with a page of its own.
  const isOurs = answer.ok && !/^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  if (!isOurs || !answer.body) throw new DownloadError("line");
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
    if (!next) throw new DownloadError("line");
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
