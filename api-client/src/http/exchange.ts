import { ApiError } from "./api-error.ts";

/** One answer, read to its end. */
export interface Exchange {
  status: number;
  headers: Headers;
  text: string;
}

export interface Timeouts {
  /** Longest silence, in milliseconds: until the answer starts, and between its pieces. */
  idleMs: number;
  /** Longest time altogether, in milliseconds. */
  totalMs: number;
}

/** Reads are small: a slow connection still brings something within twenty seconds. */
export const readTimeouts: Timeouts = { idleMs: 20_000, totalMs: 120_000 };

/**
 * How long to wait for the answer to a body of `bytes`. `fetch` tells nothing while it sends, so silence has to be
 * allowed for the whole way up: 10 MB at 64 kbit/s take 21 minutes, and half that rate is granted.
 */
export function writeTimeouts(bytes: number): Timeouts {
  const uploadMs = (bytes / 4096) * 1000;
  return { idleMs: 60_000 + uploadMs, totalMs: 120_000 + uploadMs };
}

/**
 * Sends one request and reads its answer, giving up on silence. Throws ApiError `offline` or `timeout`; when the
 * caller's `signal` ends it, that signal's reason.
 */
export async function exchange(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  { idleMs, totalMs }: Timeouts,
  signal?: AbortSignal,
): Promise<Exchange> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const forward = () => stop.abort();
  signal?.addEventListener("abort", forward);
  const total = setTimeout(forward, totalMs);
  let idle = setTimeout(forward, idleMs);
  const stillAlive = () => {
    clearTimeout(idle);
    idle = setTimeout(forward, idleMs);
  };
  try {
    const answer = await fetcher(url, { ...init, signal: stop.signal });
    stillAlive();
    return { status: answer.status, headers: answer.headers, text: await readText(answer, stillAlive) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(stop.signal.aborted ? "timeout" : "offline", { cause });
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
    signal?.removeEventListener("abort", forward);
  }
}

async function readText(answer: Response, onPiece: () => void): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return answer.text();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onPiece();
    text += decoder.decode(value, { stream: true });
  }
}
