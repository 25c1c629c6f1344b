import { defineConfig } from "@playwright/test";
import everyDay from "../e2e/playwright.config.ts";

/** How parts are released, hosted and taken back (`npm run test:delivery`). */
export default defineConfig({ ...everyDay, testDir: "specs", grepInvert: [] });
