import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ["audit_before_id", sql`select 1 from audit where before ->> '_id' in ('a', 'b')`],
  [
    "idempotency_key_response",
    sql`select 1 from idempotency_key where response is not null and position('a' in response) > 0`,
  ],
])("the index %s serves what is asked for each record that is purged", async (index, query) => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${query}`);
  });
  expect(JSON.stringify((plan as unknown as { rows: unknown[] }).rows)).toContain(index);
});
