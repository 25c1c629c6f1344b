import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Fault } from "./fault.ts";

/** Root of the checkout. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** What is built is a release, whoever starts it; under a test runner the federation plugin would do nothing. */
const releaseEnvironment = { NODE_ENV: "production", NO_COLOR: "1", MFE_VITE_NO_TEST_ENV_CHECK: "true" };

interface Run {
  cwd: string;
  /** What it does, for the message when it fails. */
  what: string;
  env?: Record<string, string>;
  /** Gets what it printed when it succeeds. */
  onPrinted?: (printed: string) => void;
}

/** Runs a Node script to its end in silence; when it fails, what it printed is in the fault. */
export const runNode = (args: string[], run: Run): Promise<void> => runProgram(process.execPath, args, run);

/** Runs a program to its end in silence; when it fails, what it printed is in the fault. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, what, env = {}, onPrinted }: Run,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...releaseEnvironment, ...env },
    });
    let printed = "";
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", reject);
    child.once("close", (code) => {
      if (code !== 0) return reject(new Fault(`${what} failed:\n${printed.trim()}`));
      onPrinted?.(printed);
      resolve();
    });
  });
}

/** Runs Vite in a part's folder to its end. Its configuration names packages of ours, which are TypeScript. */
export function runVite(
  folder: string,
  flags: string[],
  what: string,
  env: Record<string, string> = {},
): Promise<void> {
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  return runNode(["--import", import.meta.resolve("tsx"), vite, "build", ...flags], {
    ...{ cwd: folder, what, env },
  });
}
