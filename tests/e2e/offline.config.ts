import { defineConfig } from "@playwright/test";
import everyDay from "./playwright.config.ts";

/** All of offline use, also what takes too long for every day and what needs other browsers (`npm run test:offline`). */
export default defineConfig({ ...everyDay, testMatch: "offline*.spec.ts", grepInvert: [] });
