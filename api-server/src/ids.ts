import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A new id, unique over every kind of record and ordered by time: 8 hex digits of seconds, 16 random ones. */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, "0") + randomBytes(8).toString("hex");
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
