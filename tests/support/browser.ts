import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Debian's browser when it is there, else the one Playwright downloaded. */
const debianChromium = "/usr/bin/chromium";

/** How every test starts the browser: nothing of its own may go out to the network. */
export const browserOptions: LaunchOptions = {
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};
