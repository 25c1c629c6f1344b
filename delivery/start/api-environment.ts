import { randomBytes } from "node:crypto";
import type { Settings } from "../settings/settings.ts";
import type { ApiReady } from "./api-process.ts";

/**
 * The environment of the API: what was given, and the defaults both sides have to agree on. Without ADMIN_PASSWORD a
 * random one is made; it matters only where this start makes the first admin.
 */
export function apiEnvironment(settings: Settings, given: NodeJS.ProcessEnv = process.env) {
  const password = settings.adminPassword ?? randomBytes(16).toString("base64url");
  return {
    env: {
      ...given,
      API_HOST: settings.apiHost,
      API_PORT: String(settings.apiPort),
      API_URL: settings.apiUrl,
      APP_URL: given.APP_URL || settings.appUrl,
      STORAGE_URL: settings.storageUrl,
      DATA_DIR: settings.dataDir,
      ADMIN_EMAIL: settings.adminEmail,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: given.LOG_LEVEL || "warn",
    },
    /** Says how to sign in, on the one start that made the first admin. */
    sayFirstAdmin({ firstAdmin }: Pick<ApiReady, "firstAdmin">): void {
      if (!firstAdmin) return;
      const secret = settings.adminPassword === undefined ? password : "as set in ADMIN_PASSWORD";
      console.info(`First admin  ${firstAdmin.email}  password ${secret}  (shown this once)`);
    },
  };
}
