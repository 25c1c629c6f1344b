import type { LaunchOptions } from "@playwright/test";
import { systemBrowser } from "../../delivery/test/browser.ts";

/** Without it, the one Playwright downloaded. */
const executablePath = systemBrowser();

/** How every test starts the browser: nothing of its own may go out to the network. */
export const browserOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};
