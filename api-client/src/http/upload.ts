import { ApiError } from "./api-error.ts";
import type { Exchange, Timeouts } from "./exchange.ts";

export interface Upload {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit;
  timeouts: Timeouts;
  signal?: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

/** Longest silence while progress is reported, in milliseconds. */
const idleMs = 60_000;

/** Like `exchange`, over XMLHttpRequest: the one way browsers tell how much of a body has gone. */
export function upload({
  method,
  address,
  headers,
  body,
  timeouts,
  signal,
  onProgress,
}: Upload): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let silence = setTimeout(giveUp, idleMs);
    const stillAlive = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, idleMs);
    };
    request.open(method, address);
    request.timeout = timeouts.totalMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      stillAlive();
      onProgress(loaded, total);
    };
    request.onprogress = stillAlive;
    request.onload = () =>
      resolve({ status: request.status, headers: headersOf(request), text: request.responseText });
    request.onerror = () => reject(new ApiError("offline"));
    request.ontimeout = () => reject(new ApiError("timeout"));
    request.onabort = () => reject(signal?.aborted ? (signal.reason as Error) : new ApiError("timeout"));
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", giveUp);
    };
    signal?.addEventListener("abort", giveUp);
    request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
