import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One connection that runs SQL: several statements without parameters, or one with. */
export interface SqlSession {
  run(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
}

export interface Migration {
  name: string;
  sql: string;
}

/** Any two servers agree on this number, and nobody else uses it: "mini" as ASCII. */
const migrationLock = 0x6d696e69;

/** The numbered SQL files of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));
}

/**
 * Brings the database to the newest schema. Several servers may start at once: one works, the others wait. A
 * database newer than this server is left alone and refused.
 */
export async function migrate(session: SqlSession, migrations: Migration[]): Promise<void> {
  const unlock = () => session.run(`select pg_advisory_unlock(${migrationLock})`);
  await session.run(`select pg_advisory_lock(${migrationLock})`);
  try {
    await applyMissing(session, migrations);
  } catch (error) {
    // A failed migration leaves its transaction open: any other statement would fail in it and hide the reason.
    await session
      .run("rollback")
      .then(unlock)
      .catch(() => undefined);
    throw error;
  }
  await unlock();
}

async function applyMissing(session: SqlSession, migrations: Migration[]): Promise<void> {
  await session.run(
    "create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())",
  );
  const rows = await session.run("select name from schema_migration");
  const applied = new Set(rows.map((row) => String(row["name"])));
  const known = new Set(migrations.map((migration) => migration.name));
  const foreign = [...applied].find((name) => !known.has(name));
  if (foreign) throw new Error(`The database was made by a newer version of this server (${foreign}).`);
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    const record = `insert into schema_migration (name) values ('${migration.name}')`;
    await session.run(`begin;\n${migration.sql}\n;${record};\ncommit;`);
  }
}
