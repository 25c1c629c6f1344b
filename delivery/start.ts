import { composeSite } from "./compose/compose-site.ts";
import { runCommand } from "./lib/fault.ts";
import { needFolder } from "./lib/files.ts";
import { close, listen, needFreePort } from "./serve/listen.ts";
import { siteServer } from "./serve/site-server.ts";
import { readSettings } from "./settings.ts";
import { apiEnvironment } from "./start/api-environment.ts";
import { startApi } from "./start/api-process.ts";
import { releaseChanged } from "./start/release-changed.ts";
import { fillWithSamples } from "./start/sample-data.ts";
import { aborted, stopSignal } from "./lib/stop-signal.ts";

/** `npm start`: everything from `var/`, site and API, until it is told to stop (DESIGN.md, section 1). */
await runCommand(async () => {
  const settings = readSettings();
  const { sitesDir, dataDir, appUrl, apiUrl } = settings;
  await needFolder(dataDir, "DATA_DIR");
  await needFolder(sitesDir, "SITES_DIR");
  await needFreePort({ host: settings.apiHost, port: settings.apiPort, setting: "API_PORT" });
  const site = siteServer(sitesDir);
  // Before anything is built: a port in use should be said at once.
  await listen(site, { host: settings.appHost, port: settings.appPort, setting: "APP_PORT" });

  const stopping = stopSignal();

  try {
    await releaseChanged(sitesDir, (line) => console.info(line));
    await composeSite(settings);
    if (stopping.aborted) return;

    const { env, sayFirstAdmin } = apiEnvironment(settings);
    const api = await startApi(env);
    try {
      if (api.ready.empty && settings.sampleData) await fillWithSamples(settings, api, stopping);
      sayFirstAdmin(api.ready);
      if (!stopping.aborted) console.info(`Ready  site ${appUrl}  api ${apiUrl}`);
      const why = await Promise.race([aborted(stopping).then(() => "asked"), api.ended.then(() => "api")]);
      if (why === "api" && !stopping.aborted) throw new Error("The API ended unexpectedly.");
    } finally {
      await api.stop();
    }
  } catch (error) {
    // Whoever stops a start that is under way does not want to read what it broke off.
    if (!stopping.aborted) throw error;
  } finally {
    await close(site);
  }
});
process.exit();
