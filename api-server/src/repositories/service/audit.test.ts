import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { auditRepository } from "./audit.ts";
import { audit } from "../../database/schema.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("sign-ins of months long past become one line with their number; records and recent ones stay", async () => {
  const { db } = database;
  const line = (id: string, at: string, action = "sign-in", kind = "session") => ({
    ...{ id, at: new Date(at), action, kind, address: "203.0.113.9", requestId: "r" },
    ...{ actorId: "a", actorName: "Asha", subjectId: "a", subjectTitle: "Asha" },
  });
  await db
    .insert(audit)
    .values([
      line("1", "2026-01-03T08:00:00Z"),
      line("2", "2026-01-04T08:00:00Z"),
      line("3", "2026-01-31T23:59:00Z"),
      line("4", "2026-02-01T00:01:00Z"),
      line("5", "2026-01-05T08:00:00Z", "sign-in-failed"),
      line("6", "2026-01-06T08:00:00Z", "update", "event"),
      line("7", "2026-03-02T08:00:00Z"),
    ]);
  const condense = () => auditRepository(db).condense(new Date("2026-03-15T00:00:00Z"));
  expect(await condense()).toBe(2);
  expect(await condense(), "once").toBe(0);
  const { items } = await auditRepository(db).page({}, 1, 10);
  expect(items.map(({ id, action, after, address }) => [id, action, after, address])).toEqual([
    ["7", "sign-in", null, "203.0.113.9"],
    ["4", "sign-in", { count: 1 }, ""],
    ["6", "update", null, "203.0.113.9"],
    ["5", "sign-in-failed", { count: 1 }, ""],
    ["1", "sign-in", { count: 3 }, ""],
  ]);
});
