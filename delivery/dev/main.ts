import { startParts } from "./part-servers.ts";
import { watchedApi } from "./watched-api.ts";
import { runCommand } from "../lib/fault.ts";
import { needFolder } from "../lib/files.ts";
import { aborted, stopSignal } from "../lib/stop-signal.ts";
import { needFreePort } from "../site-server/http/listen.ts";
import { readSettings } from "../settings/settings.ts";
import { apiEnvironment } from "../start/api-environment.ts";
import { fillWithSamples } from "../start/sample-data.ts";

/**
 * `npm run dev`: the whole product from its sources at the site's address. Shell and remotes reload what changed,
 * the API restarts when its sources change.
 */
await runCommand(async () => {
  const settings = readSettings();
  await needFolder(settings.dataDir, "DATA_DIR");
  await needFreePort({ host: settings.appHost, port: settings.appPort, setting: "APP_PORT" });
  await needFreePort({ host: settings.apiHost, port: settings.apiPort, setting: "API_PORT" });

  const { env, sayFirstAdmin } = apiEnvironment(settings);
  const api = watchedApi(env, sayFirstAdmin);
  const parts = await startParts(settings);
  // Each dev server would end this process by itself, before the API has closed its database.
  process.removeAllListeners("SIGTERM");
  process.stdin.removeAllListeners("end");
  const stopping = stopSignal();
  try {
    const first = await api.first;
    if (first?.ready.empty && settings.sampleData) await fillWithSamples(settings, first, stopping);
    if (!stopping.aborted) console.info(`Ready  site ${settings.appUrl}  api ${settings.apiUrl}`);
    await aborted(stopping);
  } finally {
    await parts.close();
    await api.stop();
  }
});
process.exit();
