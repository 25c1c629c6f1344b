import { runCommand } from "./lib/fault.ts";
import { close, listen } from "./serve/listen.ts";
import { siteServer } from "./serve/site-server.ts";
import { readSettings } from "./settings.ts";

/** Serves the released site alone, for where the API runs elsewhere. */
await runCommand(async () => {
  const { sitesDir, appHost, appPort, appUrl } = readSettings();
  const server = siteServer(sitesDir);
  await listen(server, { host: appHost, port: appPort, setting: "APP_PORT" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close(server));
  console.info(`Serving ${sitesDir} at ${appUrl}`);
});
