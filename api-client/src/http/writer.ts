import { answerOf } from "./answer.ts";
import { isApiError } from "./api-error.ts";
import { addressOf, headersOf, type HttpOptions, type WriteCall } from "./call.ts";
import { exchange, writeTimeouts, type Exchange } from "./exchange.ts";
import { encodeBody, type WriteRequest } from "./write-request.ts";
import { withRefusal } from "./refusal.ts";
import { upload } from "./upload.ts";

/** A successful answer: its JSON (`undefined` when it is empty) and its headers. */
export interface Answer {
  reply: unknown;
  headers: Headers;
}

export interface Writer {
  /** Sends a write; the answer's JSON, `undefined` when it is empty. */
  send(request: WriteRequest, call?: WriteCall): Promise<unknown>;
  /** The same, with the headers of the answer: the receipt stands there. */
  ask(request: WriteRequest, call?: WriteCall): Promise<Answer>;
}

/** Statuses that say "this path or field is not known here": the only ones after which a write is sent elsewhere. */
const unknownHere = new Set([404, 405, 415]);

/** Sends a request to one path, with one spelling of its file field. */
async function attempt(
  options: HttpOptions,
  request: WriteRequest,
  path: string,
  renamed: boolean,
  call: WriteCall,
  key: string,
): Promise<Answer> {
  const { body, contentType, bytes } = encodeBody(request, renamed);
  const headers = {
    ...headersOf(options),
    ...request.headers,
    "Idempotency-Key": key,
    ...(contentType && { "Content-Type": contentType }),
  };
  const address = addressOf(options, path);
  const timeouts = writeTimeouts(bytes);
  let got: Exchange;
  if (call.onProgress && body !== undefined) {
    got = await upload({
      method: request.method,
      address,
      headers,
      body,
      timeouts,
      ...call,
      onProgress: call.onProgress,
    });
  } else {
    const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);
    const init = { method: request.method, headers, body, credentials: "omit" } as const;
    got = await exchange(fetcher, address, init, timeouts, call.signal);
  }
  try {
    return { reply: answerOf(got, call.fallback), headers: got.headers };
  } catch (error) {
    throw withRefusal(error, got.text);
  }
}

/**
 * Writes to the API's host. Another path or field spelling is tried only where the first is not known, always under
 * the same idempotency key; never after a time-out or a 5xx, when the work may have been done (AMB-19).
 */
export function createWriter(options: HttpOptions): Writer {
  const writer: Writer = {
    async send(request, call) {
      return (await writer.ask(request, call)).reply;
    },
    async ask(request, call = {}) {
      const key = call.idempotencyKey ?? crypto.randomUUID();
      const spellings = request.form?.otherFileField ? [false, true] : [false];
      const attempts = request.paths.flatMap((path) => spellings.map((renamed) => ({ path, renamed })));
      let first: unknown;
      for (const { path, renamed } of attempts) {
        try {
          return await attempt(options, request, path, renamed, call, key);
        } catch (error) {
          if (!isApiError(error) || !unknownHere.has(error.status ?? 0)) throw error;
          first ??= error;
        }
      }
      throw first;
    },
  };
  return writer;
}
