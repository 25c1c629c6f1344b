import { answerOf } from "../../../http/answer.ts";
import { ApiError } from "../../../http/api-error.ts";
import { addressOf, headersOf, type HttpOptions } from "../../../http/call.ts";
import { exchange, writeTimeouts } from "../../../http/exchange.ts";

/**
 * Larger files are uploaded in steps, so that a cut connection costs the rest of a step only. A photo made small weighs some
 * 0.4 MB, twelve seconds at 256 kbit/s; the two requests more cost it one or two. Below, the whole is soon sent again.
 */
export const resumableFromBytes = 256 * 1024;
/** One step, in bytes: a minute at 64 kbit/s. */
const stepBytes = 512 * 1024;

/** A file to upload, and what is remembered of it between attempts. */
export interface UploadSource {
  name: string;
  type: string;
  size: number;
  read(from: number, until: number): Promise<Blob>;
  /** Id of the upload that was begun for it, if any. */
  begunAs?: string;
  onBegun(id: string): Promise<void>;
  onProgress(sent: number): void;
}

const protocol = { "Tus-Resumable": "1.0.0" };

/**
 * Sends files by tus 1.0 (core and creation): begins an upload, or goes on where the server says it stopped. Throws
 * ApiError; after a failure of the connection the next call resumes.
 */
export function resumableUploads(options: HttpOptions) {
  const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);
  const ask = (path: string, init: RequestInit, bytes: number, signal: AbortSignal) => {
    const headers = { ...headersOf(options), ...protocol, ...(init.headers as Record<string, string>) };
    const request = { ...init, headers, credentials: "omit" } as const;
    return exchange(fetcher, addressOf(options, path), request, writeTimeouts(bytes), signal);
  };

  async function begin({ name, type, size }: UploadSource, signal: AbortSignal): Promise<string> {
    const headers = {
      "Upload-Length": String(size),
      "Upload-Metadata": metadata({ filename: name || "file", filetype: type }),
    };
    const answer = await ask("/uploads", { method: "POST", headers }, 0, signal);
    answerOf({ ...answer, text: answer.status < 300 ? "" : answer.text });
    const id = answer.headers.get("Location")?.replace(/^.*\//u, "");
    if (!id) throw new ApiError("shape", { status: answer.status });
    return id;
  }

  /** How much the server has; nothing when it does not know the upload any more. */
  async function offsetOf(id: string, signal: AbortSignal): Promise<number | undefined> {
    const answer = await ask(`/uploads/${id}`, { method: "HEAD" }, 0, signal);
    if (answer.status === 404 || answer.status === 410) return undefined;
    answerOf({ ...answer, text: "" });
    return wholeNumber(answer.headers.get("Upload-Offset"), answer.status);
  }

  async function sendStep(id: string, from: number, body: Blob, signal: AbortSignal): Promise<number> {
    const headers = { "Upload-Offset": String(from), "Content-Type": "application/offset+octet-stream" };
    const answer = await ask(`/uploads/${id}`, { method: "PATCH", headers, body }, body.size, signal);
    // Another offset than the server's: an earlier step arrived after all. Ask for the present one.
    if (answer.status === 409) {
      const offset = await offsetOf(id, signal);
      if (offset === undefined || offset === from) throw new ApiError("server", { status: answer.status });
      return offset;
    }
    answerOf({ ...answer, text: answer.status < 300 ? "" : answer.text });
    return wholeNumber(answer.headers.get("Upload-Offset"), answer.status);
  }

  return async function upload(file: UploadSource, signal: AbortSignal): Promise<string> {
    let id = file.begunAs;
    let sent = id === undefined ? undefined : await offsetOf(id, signal);
    if (id === undefined || sent === undefined) {
      id = await begin(file, signal);
      await file.onBegun(id);
      sent = 0;
    }
    while (sent < file.size) {
      file.onProgress(sent);
      const step = await file.read(sent, Math.min(file.size, sent + stepBytes));
      sent = await sendStep(id, sent, step, signal);
    }
    file.onProgress(file.size);
    return id;
  };
}

/** Keys with their values in base64, as tus has them. */
function metadata(pairs: Record<string, string>): string {
  return Object.entries(pairs)
    .map(([key, value]) => `${key} ${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}`)
    .join(",");
}

function wholeNumber(value: string | null, status: number): number {
  const number = Number(value ?? Number.NaN);
  if (!Number.isSafeInteger(number) || number < 0) throw new ApiError("shape", { status });
  return number;
}
