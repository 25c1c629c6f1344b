import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { emptyDumpIn } from "./empty-dump.ts";
import { asFolderInUse, FolderInUse, lockDataDir } from "./lock-data-dir.ts";
import { readMigrations } from "../migrate.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const migrations = readMigrations(join(import.meta.dirname, "../../migrations"));
const emptyDump = () =>
  emptyDumpIn(join(import.meta.dirname, "../../../node_modules/.cache/ministry"), migrations);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "db-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("keeps what was written, also when a first start was killed half-way before", async () => {
    const options = { folder: join(folder, "db"), migrations, emptyDump: await emptyDump() };
    await mkdir(join(folder, "db-preparing"));
    await writeFile(join(folder, "db-preparing", "PG_VERSION"), "half a database");
    const first = await openEmbedded(options);
    await first.db.execute(sql`insert into cache_version (topic) values ('test')`);
    await first.tidy();
    await first.close();
    expect(existsSync(join(folder, "db-preparing"))).toBe(false);
    // Nobody else on the machine reads the hashes of passwords in it.
    expect(statSync(join(folder, "db")).mode & 0o777).toBe(0o700);
    const second = await openEmbedded(options);
    const found = await second.db.execute(sql`select 1 from cache_version where topic = 'test'`);
    await second.close();
    expect((found as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it("of a newer server is refused, not touched", async () => {
    const options = { folder: join(folder, "db"), migrations, emptyDump: await emptyDump() };
    const newer = [...migrations, { name: "9999_later.sql", sql: "create table later (id text)" }];
    await (await openEmbedded({ ...options, migrations: newer })).close();
    await expect(openEmbedded(options)).rejects.toThrow("newer version");
  });
});

describe("the lock on the data folder", () => {
  /** A process that takes the lock and says so. */
  function holder() {
    const module = join(import.meta.dirname, "lock-data-dir.ts");
    const script = `import(${JSON.stringify(module)}).then((m) => m.lockDataDir(${JSON.stringify(folder)}))
      .then(() => { console.log("held"); setInterval(() => {}, 1000); }, () => process.exit(3));`;
    const child = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
      cwd: import.meta.dirname,
    });
    const held = new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
    const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    return { child, held, ended };
  }

  it("keeps a second process out, and goes with the first, however it ends", async () => {
    const first = holder();
    await first.held;
    await expect(lockDataDir(folder)).rejects.toBeInstanceOf(FolderInUse);
    first.child.kill("SIGKILL");
    await first.ended;
    await expect(lockDataDir(folder)).resolves.toBeUndefined();
  });

  it("blames another process for nothing but its lock", () => {
    const taken = Object.assign(new Error("taken"), { code: "EAGAIN" });
    expect(asFolderInUse(taken, "EAGAIN", folder)).toBeInstanceOf(FolderInUse);
    const refused = Object.assign(new Error("refused"), { code: "EACCES" });
    expect(asFolderInUse(refused, "EAGAIN", folder)).toBe(refused);
  });
});
