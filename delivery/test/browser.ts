import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../lib/fault.ts";
import { root } from "../lib/run.ts";

/** Where system packages put the browser. */
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Makes sure there is a browser for the end-to-end tests: one of the system, else Debian's package where we may
 * install it, else the test runner's own download. Says what it installs.
 *
 * @throws Fault when none of that works
 */
export function needBrowser(say: (line: string) => void): void {
  if (process.env.CHROMIUM_PATH || systemBrowsers.some((path) => existsSync(path))) return;
  if (process.getuid?.() === 0 && has("apt-get")) {
    say("Installing the package chromium, for the end-to-end tests");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    if (systemBrowsers.some((path) => existsSync(path))) return;
  }
  say("Downloading Chromium, for the end-to-end tests");
  const runner = join(root, "node_modules/@playwright/test/cli.js");
  if (!run(process.execPath, [runner, "install", "chromium"])) {
    throw new Fault("There is no browser for the end-to-end tests: install Chromium and run this again.");
  }
}

const has = (command: string) => spawnSync("which", [command]).status === 0;

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
