/** Ids of the contract's hosts: 24 hexadecimal characters, the first eight a time in seconds (decision 0004, ObjectId). */
const idPattern = /^([0-9a-f]{8})[0-9a-f]{16}$/;
/** An id that only looks like one gives a time that no project has. */
const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** When a record was made, as its id tells, as an ISO time; `undefined` for ids that tell nothing. */
export function madeAt(id = ""): string | undefined {
  const [, seconds] = idPattern.exec(id) ?? [];
  const time = Number.parseInt(seconds ?? "", 16) * 1000;
  return time > earliest && time < latest ? new Date(time).toISOString() : undefined;
}
