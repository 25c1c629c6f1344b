import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildParts } from "../release/built/build-part.ts";
import { readSettings } from "../settings/settings.ts";
import { apiEnvironment } from "./api-environment.ts";
import { runCommand } from "../lib/fault.ts";
import { root } from "../lib/run.ts";

/**
 * Runs a command of the API server's build with the settings of `npm start`. It reads its arguments itself (paths as
 * seen from `INIT_CWD`, where the operator stands), speaks for itself, and its exit code is ours.
 */
export function runServerCommand(name: string): Promise<void> {
  return runCommand(async () => {
    await buildParts(["api-server"]);
    const child = spawn(
      process.execPath,
      [join(root, "api-server/dist", `${name}.js`), ...process.argv.slice(2)],
      {
        cwd: root,
        // npm itself moves to the root
        env: { ...apiEnvironment(readSettings()).env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
        stdio: "inherit",
      },
    );
    process.exitCode = await new Promise<number>((done, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => done(code ?? 1));
    });
  });
}
