import { sql } from "drizzle-orm";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../../database/database.ts";
import { rowsOf } from "../../database/rows.ts";
import { readLines } from "./read-lines.ts";

export interface TableDump {
  table: string;
  /** One row a line, as JSON. */
  path: string;
  rows: number;
}

/** A transaction, or anything else that takes one statement after the other. */
type Session = Pick<Db, "execute">;

/**
 * Who is signed in does not outlive a restore: it would bring back sessions that were ended since. Nor does what is
 * half sent: its sender has it still, and begins again.
 */
const passing = [
  ...["session", "reset_link", "sign_in_try", "challenge", "upload", "upload_piece"],
  // A link that was used or withdrawn since must not work again, nor its mail go out a second time.
  ...["invitation", "mail_job"],
  // What was to be removed may be named again by what comes back.
  ...["orphan_mark", "file_removal"],
  // Read again from the files.
  ...["document_text", "document_passage"],
];

/** Belongs to this installation and not to its content: neither saved nor replaced. */
const ownTables = ["installation", "backup_run", "schema_migration"];

const batchRows = 500;
const batchCharacters = 1_000_000;

/** The tables worth a backup, each after the ones it points to. */
async function tablesInOrder(session: Session): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(
    session,
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  );
  const links = await rowsOf<{ from: string; to: string }>(
    session,
    sql`select c.relname as "from", f.relname as "to" from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
  );
  const left = found
    .map(({ name }) => name)
    .filter((name) => !passing.includes(name) && !ownTables.includes(name));
  const ordered: string[] = [];
  while (left.length > 0) {
    const free = left.findIndex(
      (name) => !links.some(({ from, to }) => from === name && to !== name && left.includes(to)),
    );
    if (free === -1) throw new Error("tables point at each other in a circle");
    ordered.push(...left.splice(free, 1));
  }
  return ordered;
}

/** The migrations a database has seen, oldest first. */
export async function appliedMigrations(db: Session): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(db, sql`select name from schema_migration order by name`);
  return found.map(({ name }) => name);
}

/**
 * Writes every table into a folder, all as they were at one moment. Rows go through a cursor, so that a large table
 * is never in memory whole; files are written synchronously, since nothing may wait inside the embedded database's
 * transaction.
 */
export async function dumpTables(db: Db, folder: string): Promise<TableDump[]> {
  return db.transaction(
    async (tx) => {
      // Rows are written as the session's settings say: a drill compares them with those of another server.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local extra_float_digits = 1`);
      const dumps: TableDump[] = [];
      for (const table of await tablesInOrder(tx)) {
        const path = join(folder, `${table}.jsonl`);
        dumps.push({ table, path, rows: await dumpTable(tx, table, path) });
      }
      return dumps;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function dumpTable(tx: Session, table: string, path: string): Promise<number> {
  const file = openSync(path, "wx", 0o600);
  try {
    await tx.execute(
      sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    );
    let count = 0;
    for (;;) {
      const batch = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(batchRows))} from dump`);
      if (batch.length === 0) break;
      writeSync(file, batch.map(({ line }) => `${line}\n`).join(""));
      count += batch.length;
    }
    await tx.execute(sql`close dump`);
    return count;
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces the content of the database by that of a dump, in one transaction: it holds either all of the old or all
 * of the new. A column the dump does not know (it is older) keeps its default. Returns the number of rows.
 */
export async function loadTables(db: Db, dumps: { table: string; path: string }[]): Promise<number> {
  return db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx);
    const foreign = dumps.find(({ table }) => !tables.includes(table));
    if (foreign) throw new Error(`the dump has a table this server does not know: ${foreign.table}`);
    const [newest] = await rowsOf<{ v: string | null }>(tx, sql`select max(v)::text as v from cache_version`);
    const all = sql.join(
      [...tables, ...passing].map((table) => sql.identifier(table)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${all}`);
    let count = 0;
    for (const table of tables) {
      const dump = dumps.find((one) => one.table === table);
      if (dump) count += await loadTable(tx, table, dump.path);
    }
    // Servers and browsers know answers by these numbers; none may come a second time for another content.
    await tx.execute(sql`update cache_version set v = greatest(v, ${newest?.v ?? "0"}::bigint) + 1`);
    return count;
  });
}

async function loadTable(tx: Session, table: string, path: string): Promise<number> {
  let columns: ReturnType<typeof sql.join> | undefined;
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  const flush = async () => {
    if (batch.length === 0 || !columns) return;
    const name = sql.identifier(table);
    const json = `[${batch.join(",")}]`;
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
    );
    batch = [];
    characters = 0;
  };
  for await (const line of readLines(path)) {
    columns ??= sql.join(
      Object.keys(JSON.parse(line) as object).map((column) => sql.identifier(column)),
      sql`, `,
    );
    batch.push(line);
    characters += line.length;
    count += 1;
    if (batch.length === batchRows || characters > batchCharacters) await flush();
  }
  await flush();
  return count;
}
