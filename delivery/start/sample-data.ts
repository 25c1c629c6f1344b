import { join } from "node:path";
import { seed } from "@ministry/sample/seed";
import type { Settings } from "../settings/settings.ts";
import type { Api } from "./api-process.ts";

/** Fills an empty installation with the sample ministry; a failure is said and leaves an installation that works. */
export async function fillWithSamples(settings: Settings, api: Api, signal: AbortSignal): Promise<void> {
  console.info("Nothing is stored yet: adding a sample ministry (SAMPLE_DATA=off leaves it empty)");
  const apiUrl = `http://localhost:${settings.apiPort}`;
  const token = await api.seedSession();
  try {
    await seed({
      apiUrl,
      token,
      cacheDir: join(settings.dataDir, "..", "cache", "sample"),
      log: (line: string) => console.info(line),
      signal,
    });
  } catch (error) {
    if (!signal.aborted)
      console.warn("The sample data is not complete:", error instanceof Error ? error.message : error);
  } finally {
    // The first administrator must not find a session in their list that nobody of them began.
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${apiUrl}/logout`, { method: "POST", headers }).catch(() => undefined);
  }
}
