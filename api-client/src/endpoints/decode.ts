import { unwrapMany, unwrapOne } from "../schemas/fields/envelopes.ts";
import { isRecord } from "../schemas/fields/primitives.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads one record out of an answer; `undefined` when the answer holds none. */
export const oneWith =
  <T>(read: (wire: Fields) => T) =>
  (reply: unknown): T | undefined => {
    const record = unwrapOne(reply);
    return isRecord(record) && hasContent(record) ? read(record) : undefined;
  };

/** Reads a list of records out of an answer; entries that are no records are left out, the others stay. */
export const manyWith =
  <T>(read: (wire: Fields) => T) =>
  (reply: unknown): T[] | undefined =>
    unwrapMany(reply)?.filter(isRecord).map(read);

/** A record is known by an id or a title; `{}`, `{message}` and `{data: null}` are none. */
function hasContent(record: Fields): boolean {
  return ["_id", "id", "title", "name", "filename"].some(
    (key) => record[key] !== undefined && record[key] !== null,
  );
}
