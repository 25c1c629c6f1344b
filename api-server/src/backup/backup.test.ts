import { execFile } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "../database/database.ts";
import { emptyDumpIn } from "../database/engines/empty-dump.ts";
import { openInMemory } from "../database/engines/embedded.ts";
import { readMigrations } from "../database/migrate.ts";
import { filesRepository } from "../repositories/files/files.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { newKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { writeBackup } from "./backup.ts";
import type { BackupSource } from "./backup-source.ts";
import { drill } from "../restore/drill.ts";
import { restoreBackup } from "../restore/restore.ts";

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const emptyDatabases = join(import.meta.dirname, "../../node_modules/.cache");
const migrations = readMigrations(join(import.meta.dirname, "../migrations"));

/** Every control character, every line separator of Unicode, and a few that are often lost. */
const hard = [
  ...Array.from({ length: 31 }, (_, i) => i + 1),
  ...Array.from({ length: 33 }, (_, i) => i + 0x7f),
  ...[0x2028, 0x2029, 0xfeff, 0xfffd, 0xfffe, 0xffff, 0x1f600, 0x10ffff, 0x633],
]
  .map((code) => `a${String.fromCodePoint(code)}b`)
  .join('"\\');

let root: string;
let archive: string;
let old: Awaited<ReturnType<typeof openInMemory>>;
let fresh: Awaited<ReturnType<typeof openInMemory>>;
let store: ObjectStore;
let picture: string;
let leftOver: string;

/** Everything a backup holds, as text. */
async function content(db: Db) {
  const tables = ["admin", "image", "project", "achievement", "audit"];
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const query = sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t order by 1`;
    found[table] = ((await db.execute(query)) as unknown as { rows: unknown[] }).rows;
  }
  return found;
}

const backUp = (db: Db, from: ObjectStore) =>
  writeBackup({ db, store: from, files: filesRepository(db), tempDir: root }, createWriteStream(archive));

const source: BackupSource = { address: "the archive", open: async () => createReadStream(archive) };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "backup-"));
  archive = join(root, "backup.tar");
  const empty = await emptyDumpIn(emptyDatabases, migrations);
  [old, fresh] = [await openInMemory(migrations, empty), await openInMemory(migrations, empty)];
  store = await openFolderStore(join(root, "files"));
  [picture, leftOver] = [newKey("jpg"), newKey("jpg")];
  await store.put(picture, { data: Buffer.alloc(200_000, "picture") }, { contentType: "image/jpeg" });
  await store.put(leftOver, { data: Buffer.from("left over") }, { contentType: "image/jpeg" });
  const { db } = old;
  await db.execute(sql`insert into admin (id, name, email, email_key, password_hash, queue_key)
    values ('a1', 'Officer', 'officer@ministry.example', 'officer@ministry.example', 'hash', 'key')`);
  await db.execute(sql`insert into session (token_hash, id, admin_id, created_at, used_at, expires_at)
    values ('t', 's', 'a1', now(), now(), now() + interval '1 day')`);
  await db.execute(sql`insert into image (reference, stem, width, height, color, content_type, bytes)
    values (${picture}, ${picture.slice(0, 24)}, 10, 10, '#ffffff', 'image/jpeg', 200000)`);
  await db.execute(sql`insert into project (id, sector, title, description)
    select lpad(n::text, 24, '0'), 'water', 'Project ' || n, ${hard} from generate_series(1, 1201) n`);
  await db.execute(sql`insert into achievement (id, project_id, position, title)
    values ('c1', lpad('1', 24, '0'), 0, 'Pump repaired')`);
  await db.execute(sql`update cache_version set v = 40`);
}, 60_000);

const openEmpty = async () => openInMemory(migrations, await emptyDumpIn(emptyDatabases, migrations));

beforeEach(() => rm(archive, { force: true }));
afterAll(async () => {
  await Promise.all([old.close(), fresh.close()]);
  await rm(root, { recursive: true });
});

describe("a backup", () => {
  it("holds every row and every file a row names, and brings them back elsewhere", async () => {
    const saved = await backUp(old.db, store);
    expect(saved).toMatchObject({ files: 1 });
    const target = await openFolderStore(join(root, "restored"));
    await fresh.db.execute(sql`insert into project (id, sector, title) values ('gone', 'energy', 'Gone')`);
    await fresh.db.execute(sql`insert into document_file (key, document_id, filename, content_type, bytes)
      values ('f1', 'd1', 'a.txt', 'text/plain', 1)`);
    await fresh.db.execute(
      sql`insert into document_text (file_key, reader, words) values ('f1', 1, '''gone''')`,
    );
    await fresh.db.execute(sql`update cache_version set v = 90`);
    const restored = await restoreBackup({ db: fresh.db, store: target, tempDir: root }, source);
    expect(restored).toMatchObject(saved);
    expect(await content(fresh.db)).toEqual(await content(old.db));
    const opened = await target.get(picture);
    expect((await buffer(opened!.stream)).equals(Buffer.alloc(200_000, "picture"))).toBe(true);
    expect(await target.head(leftOver)).toBeUndefined();
    // Nobody stays signed in, texts are read again, and no answer's number comes a second time.
    const { rows } = (await fresh.db.execute(
      sql`select (select count(*)::int from session) as sessions, (select count(*)::int from document_text) as texts,
        min(v)::int as v from cache_version`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ sessions: 0, texts: 0, v: 91 }]);
    expect((await readdir(root)).filter((name) => /^(backup|restore)-/.test(name))).toEqual([]);
  });

  it("can be unpacked and checked without this server", async () => {
    await backUp(old.db, store);
    const folder = await mkdtemp(join(root, "unpacked"));
    await run("tar", ["xf", archive, "-C", folder]);
    await run("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: folder });
    expect((await readFile(join(folder, "database/project.jsonl"), "utf8")).split("\n")).toHaveLength(1202);
  });
});

describe("files that rows name", () => {
  afterEach(async () => {
    await store.put(picture, { data: Buffer.alloc(200_000, "picture") }, { contentType: "image/jpeg" });
  });

  it("and that are not there are listed, and listed again by the restore and the drill", async () => {
    await store.remove(picture);
    expect(await backUp(old.db, store)).toMatchObject({ files: 0, missing: [picture] });
    const target = await openFolderStore(join(root, "without"));
    const restored = await restoreBackup({ db: fresh.db, store: target, tempDir: root }, source);
    expect(restored.missing).toEqual([picture]);
    const { differences } = await drill(source, { openDatabase: openEmpty, tempDir: root });
    expect(differences).toContain(`The file ${picture} is not there.`);
  });

  it("and that are shorter than their row says are listed", async () => {
    await store.put(picture, { data: Buffer.from("cut") }, { contentType: "image/jpeg" });
    expect(await backUp(old.db, store)).toMatchObject({ files: 1, missing: [picture] });
  });
});

it("a drill restores into a scratch place, compares rows and files, and leaves nothing behind", async () => {
  await backUp(old.db, store);
  const report = await drill(source, { openDatabase: openEmpty, tempDir: root });
  expect(report).toMatchObject({ differences: [], files: 1, compared: "rows and checksums" });
  expect(report.admins).toMatchObject([{ email: "officer@ministry.example", active: true }]);
  expect((await readdir(root)).filter((name) => name.startsWith("drill-"))).toEqual([]);
});

it("a database whose time zone is not UTC is backed up with its times in UTC", async () => {
  await old.db.execute(sql`set timezone = 'Africa/Mogadishu'`);
  await backUp(old.db, store);
  await old.db.execute(sql`reset timezone`);
  const { stdout } = await run("tar", ["xOf", archive, "database/admin.jsonl"]);
  expect(stdout).toMatch(/"created_at":"[^"]+\+00:00"/);
});

it("a backup after a quiet day makes its temporary folder again when that is gone", async () => {
  const tempDir = join(root, "swept");
  const summary = await writeBackup(
    { db: old.db, store, files: filesRepository(old.db), tempDir },
    createWriteStream(archive),
  );
  expect(summary.files).toBe(1);
});

describe("an archive that is not whole changes nothing", () => {
  const refuse = async (message: RegExp) => {
    const before = await content(fresh.db);
    const target = await openFolderStore(join(root, "untouched"));
    const restoring = restoreBackup({ db: fresh.db, store: target, tempDir: root }, source);
    await expect(restoring).rejects.toMatchObject({
      name: "BadArchive",
      message: expect.stringMatching(message),
    });
    expect(await content(fresh.db)).toEqual(before);
    expect(await readdir(join(root, "untouched"))).toEqual([".incoming"]);
  };

  it.each([0.2, 0.5, 0.95])("cut at %d of its length", async (part) => {
    await backUp(old.db, store);
    await truncate(archive, Math.floor((await stat(archive)).size * part));
    await refuse(/incomplete/);
  });

  it("with one byte changed", async () => {
    await backUp(old.db, store);
    const bytes = await readFile(archive);
    bytes[bytes.indexOf("picturepicture") + 5] = 0x21;
    await writeFile(archive, bytes);
    await refuse(/does not match its checksum/);
  });

  it("that is something else", async () => {
    await writeFile(archive, "hello");
    await refuse(/incomplete/);
  });

  it("made by a newer server", async () => {
    await old.db.execute(sql`insert into schema_migration (name) values ('9999_later.sql')`);
    await backUp(old.db, store);
    await old.db.execute(sql`delete from schema_migration where name = '9999_later.sql'`);
    await refuse(/newer version/);
  });
});

it("a table that can't be loaded leaves the database as it was", async () => {
  await old.db.execute(sql`insert into project (id, sector, title) values ('twice', 'water', 'T')`);
  await backUp(old.db, store);
  await old.db.execute(sql`delete from project where id = 'twice'`);
  await fresh.db.execute(sql`alter table project add constraint refused check (id <> 'twice')`);
  const before = await content(fresh.db);
  const target = await openFolderStore(join(root, "restored"));
  await expect(restoreBackup({ db: fresh.db, store: target, tempDir: root }, source)).rejects.toThrow();
  expect(await content(fresh.db)).toEqual(before);
});
