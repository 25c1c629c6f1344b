import * as z from "zod/mini";
import { unwrapMany, unwrapOne } from "../schemas/envelopes.ts";
import { isRecord } from "../schemas/primitives.ts";

/** One record out of an answer, through its codec; `undefined` when the answer holds none. */
export function decodeOne<W extends z.ZodMiniType, M extends z.ZodMiniType>(codec: z.ZodMiniCodec<W, M>) {
  return (reply: unknown): z.output<M> | undefined => {
    const record = unwrapOne(reply);
    if (!isRecord(record) || !hasContent(record)) return undefined;
    const { data } = z.safeParse(codec, record);
    return data;
  };
}

/** A list of records out of an answer; entries that are no records are left out, the others stay. */
export function decodeMany<W extends z.ZodMiniType, M extends z.ZodMiniType>(codec: z.ZodMiniCodec<W, M>) {
  return (reply: unknown): z.output<M>[] | undefined =>
    unwrapMany(reply)?.flatMap((entry) => {
      const { data } = isRecord(entry) ? z.safeParse(codec, entry) : {};
      return data === undefined ? [] : [data];
    });
}

/** A record is known by an id or a title; `{}`, `{message}` and `{data: null}` are none. */
function hasContent(record: Record<string, unknown>): boolean {
  return ["_id", "id", "title", "name", "filename"].some(
    (key) => record[key] !== undefined && record[key] !== null,
  );
}
