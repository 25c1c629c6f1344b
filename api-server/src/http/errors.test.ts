import { describe, expect, it } from "vitest";
import { ConnectionFailed } from "../database/engines/failures.ts";
import { badRequest, diskFull, storageDown } from "../lib/problems.ts";
import { problemOf } from "./errors.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
/** As drizzle wraps what the driver throws. */
const failedQuery = (cause: unknown) =>
  Object.assign(new Error("Failed query", { cause }), { query: "select 1" });

describe("what the server depends on fails", () => {
  it.each([
    ["no connection", new ConnectionFailed("x", { cause: withCode("ECONNREFUSED") })],
    ["a connection that breaks", failedQuery(new Error("Connection terminated unexpectedly"))],
    ["a reset connection", failedQuery(withCode("ECONNRESET"))],
    [
      "a connection that can't be had in time",
      new ConnectionFailed("x", { cause: new Error("timeout exceeded when trying to connect") }),
    ],
    ["a database that shuts down", failedQuery(withCode("57P01"))],
    ["a database that starts", new ConnectionFailed("x", { cause: withCode("57P03") })],
    ["a database with too many clients", new ConnectionFailed("x", { cause: withCode("53300") })],
    ["a statement that takes too long", failedQuery(withCode("57014"))],
    ["a deadlock", withCode("40P01", { severity: "ERROR" })],
    ["a standby", failedQuery(withCode("25006"))],
    ["the file storage", storageDown(withCode("ECONNREFUSED"))],
    ["too many open files", withCode("EMFILE")],
    ["a failing disk", withCode("EIO")],
  ])("%s is 503 with a time to come back", (_what, error) => {
    const { statusCode, retryAfterSeconds } = problemOf(error);
    expect(statusCode).toBe(503);
    expect(retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each([
    ["of the system", withCode("ENOSPC")],
    ["a quota", withCode("EDQUOT")],
    ["of the database", failedQuery(withCode("53100"))],
    ["of the object storage", diskFull(Object.assign(new Error(), { status: 507 }))],
  ])("a full disk %s is 507 and says so", (_what, error) => {
    const { statusCode, message, retryAfterSeconds } = problemOf(error);
    expect(statusCode).toBe(507);
    expect(message).toContain("disk is full");
    expect(retryAfterSeconds).toBeGreaterThan(0);
  });

  it("a sender's own mistakes and broken connection stay theirs", () => {
    expect(problemOf(badRequest("no")).statusCode).toBe(400);
    expect(problemOf(withCode("ECONNRESET")).statusCode).toBe(400);
    expect(problemOf(failedQuery(withCode("23505"))).statusCode).toBe(500);
    expect(problemOf(new Error("a bug")).statusCode).toBe(500);
  });
});
