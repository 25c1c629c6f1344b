import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { filesRepository } from "../repositories/files/files.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { newKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { backupsIn } from "./backup-notes.ts";
import { backUpTo } from "./backup-sets.ts";
import { findBackup } from "./backup-source.ts";
import { openBackupTarget } from "./backup-target.ts";
import { drill } from "../restore/drill.ts";
import { decryptionWith, type Encryption, encryptionFor, makeKeyFile } from "./archive/encryption.ts";

vi.setConfig({ testTimeout: 90_000 });

let root: string;
let place: string;
let store: ObjectStore;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let encryption: Encryption;
const keyFile = () => join(root, "key");

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "backup-sets-"));
  store = await openFolderStore(join(root, "files"));
  database = await openTestDatabase();
  encryption = await encryptionFor([await makeKeyFile(keyFile())]);
  await addImage("first picture ".repeat(10_000));
});
beforeEach(async () => {
  place = await mkdtemp(join(root, "place-"));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true });
});

async function addImage(content: string): Promise<string> {
  const key = newKey("jpg");
  await store.put(key, { data: Buffer.from(content) }, { contentType: "image/jpeg" });
  await database.db.execute(sql`insert into image (reference, stem, width, height, color, content_type, bytes)
    values (${key}, ${key.slice(0, 24)}, 10, 10, '#ffffff', 'image/jpeg', ${content.length})`);
  return key;
}

const run = (more: Partial<Parameters<typeof backUpTo>[0]> = {}) =>
  backUpTo({
    ...{ db: database.db, store, files: filesRepository(database.db), tempDir: join(root, "tmp") },
    ...{ installationId: "one", target: openBackupTarget(place, undefined), encryption },
    ...more,
  });
const tryOut = async () => {
  const source = await findBackup({ from: place, decryption: await decryptionWith(keyFile()) });
  return drill(source, { openDatabase: openTestDatabase, tempDir: root });
};
const filesIn = async (folder: string) => (await readdir(join(place, folder), { recursive: true })).sort();

describe("backups in a place of their own", () => {
  it("are encrypted for a public key, hold stored files once, and come back with the private key", async () => {
    const first = await run();
    expect(first).toMatchObject({ files: 1, unchanged: 0, missing: [] });
    await addImage("second");
    const second = await run();
    expect(second).toMatchObject({ files: 2, unchanged: 1 });
    expect(second.bytes).toBeLessThan(first.bytes);
    for (const name of await filesIn("backups")) {
      if (name.endsWith(".age"))
        expect((await readFile(join(place, "backups", name))).subarray(0, 3).toString()).toBe("age");
    }
    expect(await tryOut()).toMatchObject({ differences: [], files: 2, compared: "rows and checksums" });
  });

  it("don't come back without a key, or with another", async () => {
    await run();
    await expect(findBackup({ from: place })).rejects.toThrow("--key FILE");
    const other = join(root, "other-key");
    await makeKeyFile(other);
    const source = await findBackup({ from: place, decryption: await decryptionWith(other) });
    await expect(source.open()).rejects.toThrow("not encrypted for this key");
    await expect(makeKeyFile(other)).rejects.toThrow("already");
  });

  it.each(["cut", "changed", "removed"])("with a stored file %s are refused by the drill", async (how) => {
    await run();
    const [set = ""] = await readdir(join(place, "files"));
    const [name = ""] = await readdir(join(place, "files", set));
    const path = join(place, "files", set, name);
    const bytes = await readFile(path);
    if (how === "cut") await writeFile(path, bytes.subarray(0, bytes.length - 10));
    else if (how === "removed") await rm(path);
    else await writeFile(path, bytes.fill(7, bytes.length - 20, bytes.length - 10));
    await expect(tryOut()).rejects.toThrow();
    // The next backup stores a file again that is gone or has another size.
    if (how !== "changed") {
      expect(await run()).toMatchObject({ missing: [] });
      expect(await tryOut()).toMatchObject({ differences: [] });
    }
  });

  it("name what is missing in the storage", async () => {
    const key = await addImage("soon gone");
    await store.remove(key);
    expect(await run()).toMatchObject({ missing: [key] });
    await database.db.execute(sql`delete from image where reference = ${key}`);
  });

  it("of two installations never share a place", async () => {
    await run();
    await expect(run({ installationId: "two" })).rejects.toThrow("backups of another installation");
  });

  it("go when they are no longer wanted, with the files that only they named", async () => {
    const key = await addImage("for a while");
    await run();
    await database.db.execute(sql`delete from image where reference = ${key}`);
    const [set = ""] = await readdir(join(place, "files"));
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const name of await filesIn(join("files", set)))
      await utimes(join(place, "files", set, name), yesterday, yesterday);
    const { removedBackups } = await run({ keep: { daily: 1, weekly: 0, monthly: 0 } });
    expect(removedBackups).toBe(1);
    expect(await backupsIn(openBackupTarget(place, undefined))).toHaveLength(1);
    expect((await filesIn(join("files", set))).filter((name) => name.startsWith(key))).toEqual([]);
    expect(await tryOut()).toMatchObject({ differences: [] });
  });
});
