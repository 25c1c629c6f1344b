import { errorText, runCommand } from "../lib/fault.ts";
import { needFolder } from "../lib/files.ts";
import { aborted, stopSignal } from "../lib/stop-signal.ts";
import { siteWithReports } from "../reports/site-with-reports.ts";
import { readSettings } from "../settings/settings.ts";
import { writeSiteSettings } from "../settings/site-settings.ts";
import { keepComposed } from "../site-server/watching/keep-composed.ts";
import { keepMirrored } from "../site-server/watching/keep-mirrored.ts";
import { close, listen } from "../site-server/http/listen.ts";
import { s3StoreAt } from "../sites/s3-store.ts";

/** `npm run serve`: serves the released site alone, for where the API runs elsewhere, and composes what is released. */
await runCommand(async () => {
  const settings = readSettings();
  const { sitesDir, appHost, appPort, logLevel = "info", trustedProxies } = settings;
  await needFolder(sitesDir, "SITES_DIR");
  const { appUrl } = await writeSiteSettings(settings, { keepsUnset: true });
  const releases = settings.releasesFrom ? s3StoreAt(settings.releasesFrom) : undefined;
  const { server, reports, log } = siteWithReports(sitesDir, {
    ...{ logLevel, trustedProxies },
    ...(releases && { releases }),
  });
  await listen(server, { host: appHost, port: appPort, setting: "APP_PORT" });
  const say = (error: unknown) => log.error(String(errorText(error)));
  const watchLog = { error: say, warn: (line: string) => log.warn(line) };
  const watches = [
    keepComposed(sitesDir, watchLog),
    ...(releases ? [keepMirrored(releases, sitesDir, watchLog)] : []),
  ];
  console.info(`Serving ${sitesDir} at ${appUrl}`);
  await aborted(stopSignal());
  await Promise.all(watches.map((watch) => watch.stop()));
  await reports.close();
  await close(server);
});
