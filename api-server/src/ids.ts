import { randomBytes } from "node:crypto";

const idSyntax = /^[0-9a-f]{24}$/;

/** True for text the server could have made as an id; unlike a name, it can't collide with another path. */
export function isId(text: string): boolean {
  return idSyntax.test(text);
}

/** A new id, unique over every kind of record and ordered by time: 8 hex digits of seconds, 16 random ones. */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, "0") + randomBytes(8).toString("hex");
}

/** Ids for the requests of this process: random at its start, then counted, which costs nothing per request. */
export function requestIds(): () => string {
  const start = newId();
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}
