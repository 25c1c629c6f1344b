import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

let last = { seconds: -1, rest: 0n };

/**
 * A new id, unique over every kind of record: 8 hex digits of seconds, 16 that are drawn at random for the first id of a
 * second and grow by a random step for each further one. Those of one process are so in the order they were made in,
 * also within one moment or one transaction: the change history is read in it.
 */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const rest =
    seconds === last.seconds
      ? last.rest + 1n + BigInt(randomBytes(4).readUInt32BE())
      : BigInt(`0x${randomBytes(7).toString("hex")}`);
  last = { seconds, rest };
  return seconds.toString(16).padStart(8, "0") + rest.toString(16).padStart(16, "0");
}

/** What a request id may look like; anything else could forge or flood the log. */
const requestIdSyntax = /^[\w.-]{8,64}$/;

/**
 * The id of each request: the `X-Request-Id` that a client or a proxy in front gave it, so that its lines can be found
 * in every log; otherwise one of ours, random at this process's start, then counted, which costs nothing per request.
 */
export function requestIds(): (request: { headers: IncomingHttpHeaders }) => string {
  const start = newId();
  let count = 0;
  return ({ headers }) => {
    const given = headers["x-request-id"];
    if (typeof given === "string" && requestIdSyntax.test(given)) return given;
    return `${start}-${(count += 1).toString(36)}`;
  };
}
