import type { LaunchOptions } from "@playwright/test";
import { systemBrowser } from "../../../delivery/test/browser.ts";

/** Without it, the one Playwright downloaded. */
const executablePath = systemBrowser();

/**
 * Chromium loads the pages of its own address bar for each new window, a second of work beside the page under test.
 */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** Switched off by Playwright; of two such lists Chromium takes the last alone. */
const byPlaywright = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** How every test starts the browser: nothing of its own may go out to the network. */
export const browserOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${[...addressBar, ...byPlaywright].join(",")}`,
  ],
};
