import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { buildParts } from "../parts/build-part.ts";
import { readSettings } from "../settings.ts";
import { apiEnvironment } from "../start/api-environment.ts";
import { runCommand } from "./fault.ts";
import { root } from "./run.ts";

/**
 * Runs a command of the API server's build with the settings of `npm start`. Its argument is a file, as seen from
 * where the operator stands; it speaks for itself, and its exit code is ours.
 * Without `takesFiles` the arguments are words, passed on as they are.
 */
export function runServerCommand(name: string, { takesFiles = true } = {}): Promise<void> {
  return runCommand(async () => {
    await buildParts(["api-server"]);
    const stands = process.env.INIT_CWD ?? process.cwd(); // npm itself moves to the root
    const args = process.argv
      .slice(2)
      .map((one) => (!takesFiles || one.startsWith("-") ? one : resolve(stands, one)));
    const child = spawn(process.execPath, [join(root, "api-server/dist", `${name}.js`), ...args], {
      cwd: root,
      env: apiEnvironment(readSettings()).env,
      stdio: "inherit",
    });
    process.exitCode = await new Promise<number>((done, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => done(code ?? 1));
    });
  });
}
