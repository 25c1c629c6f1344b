import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { cachedUntilChange } from "../versions.ts";
import * as schema from "../schema.ts";
import { versionsReader } from "../read-versions.ts";
import { type Database } from "../database.ts";
import { DurableFS } from "./durable-fs.ts";
import { assertWritable } from "./folder-owner.ts";
import { migrate, type Migration } from "../migrate.ts";

/** As PGlite comes, it starts with `-F`: no fsync at all. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "shared_buffers=16MB",
    "max_wal_size=48MB",
    "min_wal_size=32MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** A PGlite session for `migrate`: `exec` takes several statements, `query` takes parameters. */
function sessionOf(pglite: PGlite) {
  return {
    run: async (sql: string, params?: unknown[]) => {
      if (params) return (await pglite.query<Record<string, unknown>>(sql, params)).rows;
      return ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Record<string, unknown>[];
    },
  };
}

/**
 * Lets the database notify of every change of a version, whoever makes it. PGlite hands the notice on while it answers
 * the commit, so before the write can be answered. Set up at each opening and by no migration: on PostgreSQL, where
 * every server asks, it would only make commits wait for each other.
 */
const notifyVersionChange = `
  create or replace function tell_of_versions() returns trigger language plpgsql
    as $$ begin notify versions; return null; end $$;
  create or replace trigger tell_of_versions after insert or update or delete or truncate on cache_version
    for each statement execute function tell_of_versions();`;

async function wrap(pglite: PGlite): Promise<Database> {
  const db = drizzle(pglite, { schema });
  await pglite.exec(notifyVersionChange);
  let changed = () => {};
  await pglite.listen("versions", () => changed());
  return {
    db,
    kind: "embedded",
    versions: cachedUntilChange(versionsReader(db), (forget) => (changed = forget)),
    ping: async () => void (await pglite.query("select 1")),
    tidy: async () => {
      await pglite.exec("vacuum");
      await pglite.exec("checkpoint");
    },
    close: () => pglite.close(),
  };
}

async function dumpAt(path: string | undefined): Promise<Blob | undefined> {
  return path !== undefined && existsSync(path) ? new Blob([await readFile(path)]) : undefined;
}

/**
 * Makes the database's folder in one step: prepared beside it, then renamed, so that a server killed during its
 * first start leaves nothing half made behind. With a dump it takes a second, without one several.
 */
async function prepareFolder(
  folder: string,
  migrations: Migration[],
  emptyDump: string | undefined,
): Promise<void> {
  const preparing = `${folder}-preparing`;
  rmSync(preparing, { recursive: true, force: true });
  mkdirSync(preparing, { recursive: true });
  const loadDataDir = await dumpAt(emptyDump);
  const options: PGliteOptions = {
    fs: new DurableFS(preparing),
    startParams,
    ...(loadDataDir && { loadDataDir }),
  };
  const pglite = await PGlite.create(options);
  await migrate(sessionOf(pglite), migrations);
  await pglite.exec("checkpoint");
  await pglite.close();
  renameSync(preparing, folder);
}

export interface EmbeddedOptions {
  folder: string;
  migrations: Migration[];
  /** A `dumpDataDir` of the migrated empty database: a first start in a second instead of several. */
  emptyDump?: string;
}

/**
 * Opens the embedded database, which the caller holds the lock for. Refuses to run when a commit would not reach
 * the disk (`durable-fs.ts`).
 */
export async function openEmbedded({ folder, migrations, emptyDump }: EmbeddedOptions): Promise<Database> {
  if (!existsSync(join(folder, "PG_VERSION"))) await prepareFolder(folder, migrations, emptyDump);
  assertWritable(folder);
  // PGlite makes its files readable and writable for everybody on the machine, whatever the process's umask.
  chmodSync(folder, 0o700);
  const files = new DurableFS(folder);
  const pglite = await PGlite.create({ fs: files, startParams });
  await migrate(sessionOf(pglite), migrations);
  const before = files.syncs;
  await pglite.exec("update cache_version set v = v + 1");
  if (files.syncs === before) {
    await pglite.close();
    throw new Error("The embedded database does not write to disk reliably here.");
  }
  return wrap(pglite);
}

/** A database that lives in memory, for tests and for preparing the empty dump. */
export async function openInMemory(migrations: Migration[], emptyDump?: string) {
  const loadDataDir = await dumpAt(emptyDump);
  const pglite = await PGlite.create(loadDataDir && { loadDataDir });
  await migrate(sessionOf(pglite), migrations);
  return { ...(await wrap(pglite)), dump: () => pglite.dumpDataDir("gzip") };
}
