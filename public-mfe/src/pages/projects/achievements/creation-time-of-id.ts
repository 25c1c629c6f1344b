/**
 * Ids of the contract's hosts: 24 hexadecimal characters, the first eight a time in seconds (decision 0004, ObjectId).
 * An id that only looks like one tells a time before 1995 or after 2097, which no record has.
 */
const idPattern = /^([3-9a-e][0-9a-f]{7})[0-9a-f]{16}$/;

/** When a record was made, as its id tells, as an ISO time; `undefined` for ids that tell nothing. */
export function creationTimeOfId(id = ""): string | undefined {
  const [, seconds] = idPattern.exec(id) ?? [];
  return seconds && new Date(Number.parseInt(seconds, 16) * 1000).toISOString();
}
