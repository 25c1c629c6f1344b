import { unwrapMany, unwrapOne } from "../../../schemas/fields/envelopes.ts";
import { isRecord } from "../../../schemas/fields/primitives.ts";
import type { SiteEntry } from "../../queue/item.ts";

/**
 * The entries of a list, for finding what is new in it: records, or the photos or achievements of one record.
 * `undefined` when the answer holds no list.
 */
export function entriesOf(reply: unknown): SiteEntry[] | undefined {
  const record = unwrapOne(reply);
  const inRecord = isRecord(record) && !isList(reply) ? listIn(record) : undefined;
  return (inRecord ?? unwrapMany(reply))?.map(entryOf);
}

/** A list of records, bare or wrapped: its first record's photos are not meant. */
function isList(reply: unknown): boolean {
  if (Array.isArray(reply)) return true;
  return isRecord(reply) && [reply.items, reply.data, reply.result, reply.results].some(isList);
}

function listIn(record: Record<string, unknown>): unknown[] | undefined {
  const list = record.Photos ?? record.photos ?? record.achievements;
  if (typeof list === "string") return list.split("\n").filter((line) => line.trim() !== "");
  return Array.isArray(list) ? list : undefined;
}

function entryOf(entry: unknown): SiteEntry {
  if (!isRecord(entry)) return { label: String(entry) };
  const text = (...names: string[]) =>
    names.map((name) => entry[name]).find((value): value is string => typeof value === "string");
  const id = text("_id", "id");
  return {
    ...(id !== undefined && { id }),
    label: text("title", "name", "filename", "Image", "image") ?? id ?? JSON.stringify(entry),
  };
}

/** Returns what is listed now and was not before; equal entries are counted. */
export function added(before: readonly SiteEntry[], now: readonly SiteEntry[]): SiteEntry[] {
  const keyOf = ({ id, label }: SiteEntry) => id ?? label;
  const left = new Map<string, number>();
  for (const entry of before) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  return now.filter((entry) => {
    const count = left.get(keyOf(entry)) ?? 0;
    if (count > 0) left.set(keyOf(entry), count - 1);
    return count === 0;
  });
}
