import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../lib/fault.ts";
import { root } from "../lib/run.ts";
import { installPackages } from "./packages.ts";

/** Where system packages put the browser. */
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The system's Chromium: the one `CHROMIUM_PATH` names, else the first that is there. */
export const systemBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? "", ...systemBrowsers].find((path) => path !== "" && existsSync(path));

/**
 * Makes sure there is a browser for the end-to-end tests: one of the system, else Debian's package where we may
 * install it, else the test runner's own download. Says what it installs.
 *
 * @throws Fault when none of that works
 */
export function needBrowser(say: (line: string) => void): void {
  if (systemBrowser()) return;
  installPackages(["chromium"], "for the end-to-end tests", say);
  if (systemBrowser()) return;
  say("Downloading Chromium, for the end-to-end tests");
  const runner = join(root, "node_modules/@playwright/test/cli.js");
  const { status } = spawnSync(process.execPath, [runner, "install", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    throw new Fault("There is no browser for the end-to-end tests: install Chromium and run this again.");
  }
}
