import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserOptions } from "../support/devices/browser.ts";

/** Real browser, real server, real database. Two workers, each with a ministry of its own, as many as small machines have cores. */
export default defineConfig({
  testDir: "specs",
  globalSetup: join(import.meta.dirname, "fixtures/installation.ts"),
  outputDir: "../../test-results",
  workers: 2,
  // How long to wait for what never comes. Tests of the product's own limits name theirs. A test that walks through all
  // pages takes up to 170 s on two busy cores; its own limit is for one that hangs.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What takes minutes, or another browser: `npm run test:offline`.
  grepInvert: /@long/,
  reporter: [["list"]],
  use: {
    launchOptions: browserOptions,
    viewport: { width: 360, height: 740 },
    // The screen and its texts tell most failures; `--trace on` records one that needs more.
    screenshot: "only-on-failure",
  },
});
