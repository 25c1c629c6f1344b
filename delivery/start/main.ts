import { siteWithReports } from "../reports/site-with-reports.ts";
import { composeSite } from "../compose/compose-site.ts";
import { currentStamp, refuseOlder } from "../compose/composer-stamp.ts";
import { errorText, runCommand } from "../lib/fault.ts";
import { needFolder } from "../lib/files.ts";
import { close, listen, needFreePort } from "../site-server/http/listen.ts";
import { keepComposed } from "../site-server/watching/keep-composed.ts";
import { releaseSignature, type Watch } from "../site-server/watching/watch-releases.ts";
import { readSettings } from "../settings/settings.ts";
import { writeSiteSettings } from "../settings/site-settings.ts";
import { apiEnvironment } from "./api-environment.ts";
import { type Api, startApi } from "./api-process.ts";
import { keepApi } from "./keep-api.ts";
import { releaseChanged } from "./release-changed.ts";
import { fillWithSamples } from "./sample-data.ts";
import { composeAsSample, withSampleLanguages } from "./sample-languages.ts";
import { startTogether } from "./start-together.ts";
import { stopSignal } from "../lib/stop-signal.ts";

/** `npm start`: everything from `var/`, site and API, until it is told to stop. */
await runCommand(async () => {
  const settings = withSampleLanguages(readSettings());
  const { sitesDir, dataDir, appUrl, apiUrl, trustedProxies } = settings;
  await needFolder(dataDir, "DATA_DIR");
  await needFolder(sitesDir, "SITES_DIR");
  await needFreePort({ host: settings.apiHost, port: settings.apiPort, setting: "API_PORT" });
  const logLevel = settings.logLevel ?? "warn";
  const { server: site, reports } = siteWithReports(sitesDir, { logLevel, trustedProxies });
  // Before anything is built: a port in use should be said at once.
  await listen(site, { host: settings.appHost, port: settings.appPort, setting: "APP_PORT" });

  const stopping = stopSignal();
  const { env, sayFirstAdmin } = apiEnvironment(settings);
  let watch: Watch | undefined;

  try {
    await writeSiteSettings(settings, { keepsUnset: false });
    await releaseChanged(sitesDir, (line) => console.info(line));
    if (stopping.aborted) return;
    // Before the API opens its data: a checkout that is older than the site changes neither.
    refuseOlder(await currentStamp(sitesDir));
    let api: Api | undefined;
    [api, watch] = await startTogether(startApi(env), composeAndWatch(sitesDir));
    try {
      if (api.ready.empty && settings.sampleData) {
        await composeAsSample(settings);
        await fillWithSamples(settings, api, stopping);
      }
      sayFirstAdmin(api.ready);
      if (!stopping.aborted) console.info(`Ready  site ${appUrl}  api ${apiUrl}`);
      const say = (line: string) => console.error(line);
      api = await keepApi(api, { start: () => startApi(env), stopping, say });
    } finally {
      await api?.stop();
    }
  } catch (error) {
    // Whoever stops a start that is under way does not want to read what it broke off.
    if (!stopping.aborted) throw error;
  } finally {
    await watch?.stop();
    await reports.close();
    await close(site);
  }
});
process.exit();

/** Composes the site, and again whenever something it is made of changes. */
async function composeAndWatch(sitesDir: string): Promise<Watch> {
  const composed = await releaseSignature(sitesDir);
  await composeSite(sitesDir);
  const log = { error: (error: unknown) => console.error(errorText(error)), warn: console.warn };
  return keepComposed(sitesDir, log, composed);
}
