import { spawn } from "node:child_process";
import { Fault } from "./fault.ts";

/** Root of the checkout. */
export const root = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");

/** What is built is a release, whoever starts it. */
const releaseEnvironment = { NODE_ENV: "production", NO_COLOR: "1" };

/** Runs a Node script to its end in silence; when it fails, what it printed is in the fault. */
export function runNode(args: string[], { cwd, what }: { cwd: string; what: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...releaseEnvironment },
    });
    let printed = "";
    const keep = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Fault(`${what} failed:\n${printed.trim()}`)),
    );
  });
}
