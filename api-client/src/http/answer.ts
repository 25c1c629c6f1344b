import { ApiError, kindOfStatus } from "./api-error.ts";
import type { Exchange } from "./exchange.ts";

/** The JSON of a successful answer, `undefined` when it is empty; every other answer becomes an ApiError. */
export function answerOf({ status, headers, text }: Exchange, fallback?: string): unknown {
  const reply = parse(text);
  if (status >= 200 && status < 300) {
    if (reply === notJson) throw new ApiError("shape", { status, fallback });
    return reply;
  }
  const { message, error, requestId } = isObject(reply) ? reply : {};
  throw new ApiError(kindOfStatus(status), {
    status,
    serverMessage: [message, error].find(isSentence),
    requestId: isSentence(requestId) ? requestId : undefined,
    retryAfterMs: retryAfterMs(headers.get("Retry-After"), Date.now()),
    fallback,
  });
}

/** `Retry-After` in milliseconds from `now`: whole seconds or an HTTP date (RFC 9110, section 10.2.3). */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/u.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const notJson = Symbol("not JSON");

function parse(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return notJson;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSentence(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
