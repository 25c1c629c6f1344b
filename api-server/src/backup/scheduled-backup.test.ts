import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backupChore } from "../chores.ts";
import { backupRunsRepository } from "../repositories/service/backup-runs.ts";
import { filesRepository } from "../repositories/files/files.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { backupFigures, lastDue, makeDueBackup, nextDue } from "./scheduled-backup.ts";

const at = [{ hours: 2, minutes: 30 }];
const local = (text: string) => new Date(`2026-03-10T${text}:00`);

describe("the times of day", () => {
  it("are due once they have come, and yesterday's before that", () => {
    expect(lastDue(at, local("02:30"))).toEqual(local("02:30"));
    expect(lastDue(at, local("23:00"))).toEqual(local("02:30"));
    expect(lastDue(at, local("02:29"))).toEqual(new Date("2026-03-09T02:30:00"));
    expect(nextDue(at, local("02:30"))).toEqual(new Date("2026-03-11T02:30:00"));
    const twice = [...at, { hours: 14, minutes: 0 }];
    expect(lastDue(twice, local("15:00"))).toEqual(local("14:00"));
    expect(nextDue(twice, local("03:00"))).toEqual(local("14:00"));
  });
});

describe("a scheduled backup", () => {
  let server: TestServer;
  let to: string;
  beforeAll(async () => {
    to = await mkdtemp(join(tmpdir(), "backups-"));
    server = await startTestServer({ BACKUP_TO: to, BACKUP_UNENCRYPTED: "on" });
  });
  afterAll(async () => {
    await server.close();
    await rm(to, { recursive: true });
  });
  const runs = () => backupRunsRepository(server.deps.database.db);
  const status = async () => (await server.call("GET", "/backups")).json<Record<string, unknown>>();

  it("is made once for each due time, whichever server looks first", async () => {
    const backUp = vi.fn(async () => ({ lines: "written", bytes: 7 }));
    const options = { at, runs: runs(), backUp, now: () => local("03:00") };
    const made = await Promise.all([makeDueBackup(options), makeDueBackup(options)]);
    expect(made.filter((line) => line !== undefined)).toEqual(["written"]);
    expect(await makeDueBackup(options)).toBeUndefined();
    expect(backUp).toHaveBeenCalledTimes(1);
    const tomorrow = { ...options, now: () => new Date("2026-03-11T04:00:00") };
    expect(await makeDueBackup(tomorrow)).toBe("written");
    expect(await status()).toMatchObject({ scheduled: true, lastSuccessAt: expect.any(String) as string });
    expect(await status()).not.toHaveProperty("lastFailure");
  });

  it("that fails says why, and is tried again later, not at once", async () => {
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    const backUp = vi.fn(() => Promise.reject(full));
    const options = { at, runs: runs(), backUp, now: () => new Date("2026-03-12T03:00:00") };
    await expect(makeDueBackup(options)).rejects.toBe(full);
    expect(await makeDueBackup(options)).toBeUndefined();
    expect(backUp).toHaveBeenCalledTimes(1);
    expect(await status()).toMatchObject({
      lastFailure: { message: "There is no room left where the backups are written." },
    });
    expect(await backupFigures(runs())).toMatchObject({ lastFailed: true, bytes: 7 });
    expect(await server.deps.metrics.text()).toContain("backup_last_failed 1");
  });

  it("that lacks files has failed, and is not written again and again", async () => {
    const backUp = vi.fn(async () => ({ lines: "NOT COMPLETE: 1 file", failed: true, bytes: 3 }));
    const options = { at, runs: runs(), backUp, now: () => new Date("2026-03-13T03:00:00") };
    await expect(makeDueBackup(options)).rejects.toThrow("NOT COMPLETE");
    expect(await makeDueBackup(options)).toBeUndefined();
    expect(await status()).toMatchObject({ lastFailure: { message: "NOT COMPLETE: 1 file" } });
  });

  it("lies where the settings say, and the metrics show its age", async () => {
    const { database, config, store, tempDir, installation } = server.deps;
    if (!config.backup) throw new Error("no schedule");
    const { db } = database;
    const source = { db, store, files: filesRepository(db), tempDir, installationId: installation.id };
    // On a slow machine the server's own timer, 6 seconds after its start, comes first: then that backup counts.
    await backupChore(config.backup, source).run();
    await expect
      .poll(() => server.deps.metrics.text(), { timeout: 60_000 })
      .toContain("backup_last_failed 0");
    expect((await readdir(join(to, "backups"))).filter((name) => name.endsWith(".tar"))).toHaveLength(1);
    const text = await server.deps.metrics.text();
    expect(Number(/^backup_age_seconds (\S+)$/m.exec(text)?.[1])).toBeLessThan(60);
    expect(await status()).not.toHaveProperty("lastFailure");
  });

  it("is nobody's business but an administrator's", async () => {
    expect((await server.call("GET", "/backups", { token: null })).statusCode).toBe(401);
  });
});
