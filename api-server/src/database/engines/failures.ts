import { causesOf } from "../../lib/problems.ts";

/**
 * What PostgreSQL answers when it can't work now (SQLSTATE): connection lost (08), shutting down or starting (57P),
 * out of memory or connections (53), a statement that took too long or waited too long for a lock (57014, 55P03),
 * a deadlock or serialization failure (40), a standby that was not yet promoted (25006).
 */
const passingStates = /^(08...|57P0[1-5]|53[0-4]00|57014|55P03|40001|40P01|25006|25P0[23])$/;

const lostConnection =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** What the driver says without a code. */
const lostWords =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|pglite is closed/i;

/** Marks what the pool of connections threw, as it comes without a query. */
export class ConnectionFailed extends Error {
  override readonly name = "ConnectionFailed";
}

const isOfDatabase = (one: object) => "query" in one || "severity" in one || one instanceof ConnectionFailed;

/** True when the database could not be reached or could not work now, so that the same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  let ofDatabase = false;
  for (const one of causesOf(error)) {
    ofDatabase ||= isOfDatabase(one);
    if (!ofDatabase) continue;
    const { code, message } = one;
    if (typeof code === "string" && (passingStates.test(code) || lostConnection.test(code))) return true;
    if (typeof message === "string" && !("query" in one) && lostWords.test(message)) return true;
  }
  return false;
}
