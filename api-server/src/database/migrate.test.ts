import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrate, type SqlSession } from "./migrate.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let pglite: PGlite;
let session: SqlSession;
beforeAll(async () => {
  pglite = await PGlite.create();
  session = {
    run: async (sql) => ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Record<string, unknown>[],
  };
});
afterAll(() => pglite.close());

it("a migration that fails is undone whole, says why, and leaves no lock behind", async () => {
  const broken = { name: "0001_broken.sql", sql: "create table half (id text); select 1 / 0" };
  await expect(migrate(session, [broken])).rejects.toThrow("division by zero");
  expect(await session.run("select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
  await migrate(session, [{ name: "0001_whole.sql", sql: "create table half (id text)" }]);
  expect(await session.run("select name from schema_migration")).toEqual([{ name: "0001_whole.sql" }]);
});
