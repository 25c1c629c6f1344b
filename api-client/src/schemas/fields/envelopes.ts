import { isRecord } from "./primitives.ts";

/** Keys a list may hide under; our own server uses the bare array, `data` and `items` (API-59). */
const listKeys = ["items", "data", "achievements", "photos", "Photos", "result", "results"] as const;

/** Keys a single record may hide under (P-137, API-19). */
const recordKeys = ["data", "achievement", "result", "item", "event", "project", "document"] as const;

/**
 * The one record in an answer: bare, the first of an array, or wrapped under a known key, in any nesting of these.
 * `undefined` when there is none.
 */
export function unwrapOne(reply: unknown): unknown {
  if (Array.isArray(reply)) return unwrapOne(reply[0]);
  if (!isRecord(reply)) return undefined;
  const key = recordKeys.find((name) => isEnvelope(reply, name));
  return key ? unwrapOne(reply[key]) : reply;
}

/**
 * The list in an answer: a bare array, or wrapped under a known key, once or twice (`{data: {items: […]}}`).
 * `undefined` when there is none, so that an empty list and a strange answer stay apart.
 */
export function unwrapMany(reply: unknown): unknown[] | undefined {
  if (Array.isArray(reply)) return reply;
  if (!isRecord(reply)) return undefined;
  for (const key of listKeys) {
    const inner = reply[key];
    if (Array.isArray(inner)) return inner;
    const nested = isRecord(inner) ? unwrapMany(inner) : undefined;
    if (nested) return nested;
  }
  return undefined;
}

/** A record of its own has an id or a title beside the key: then the key is a field, not an envelope. */
function isEnvelope(reply: Record<string, unknown>, key: string): boolean {
  const inner = reply[key];
  return typeof inner === "object" && inner !== null && !("_id" in reply) && !("title" in reply);
}
