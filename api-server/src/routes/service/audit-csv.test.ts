import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditRepository } from "../../repositories/service/audit.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { auditCsv } from "./audit-csv.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function idsIn(filter: Parameters<typeof auditCsv>[1]): Promise<string[]> {
  let csv = "";
  for await (const part of auditCsv(auditRepository(database.db), filter)) csv += part;
  return csv.split("\r\n").flatMap((line) => /,(e\d+),/.exec(line)?.[1] ?? []);
}

it("holds every event once, newest first, however close they are to each other", async () => {
  // All within two milliseconds, several at the same moment.
  await database.db.execute(sql`insert into audit (id, at, actor_name, action, kind, subject_id)
    select 'e' || n, timestamptz '2026-03-01 00:00:00Z' + make_interval(secs => (n / 3) * 0.000004),
      'Officer', 'update', case when n % 2 = 0 then 'event' else 'project' end, 'e' || n
    from generate_series(1, 1201) n`);
  const ids = await idsIn({});
  expect(ids).toHaveLength(1201);
  expect(new Set(ids).size).toBe(1201);
  expect(ids[0]).toBe("e1201");
  expect(await idsIn({ kind: "event" })).toHaveLength(600);
});
