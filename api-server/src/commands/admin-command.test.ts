import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "admin-command-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a process of its own; resolves with its exit code and what it printed. */
function run(args: string[], env: Record<string, string>) {
  const command = ["--import", "tsx", join(import.meta.dirname, "admin-command.ts"), ...args];
  return new Promise<{ code: number | string; printed: string }>((resolve) => {
    const options = { cwd: import.meta.dirname, env: { ...process.env, ...env } };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });
}

it("names a wrong setting in one line", async () => {
  const { code, printed } = await run(["list"], { DATA_DIR: folder, SMTP_URL: "x" });
  expect([code, printed]).toEqual([1, "SMTP_URL and MAIL_FROM belong together: set both or none.\n"]);
});

it("makes no database where there is none", async () => {
  const { code, printed } = await run(["list"], { DATA_DIR: join(folder, "mistyped") });
  expect([code, printed]).toEqual([
    1,
    `There is no database in ${join(folder, "mistyped")}. DATA_DIR names the folder.\n`,
  ]);
  expect(await readdir(folder)).toEqual([]);
});
