import { composeSite } from "./compose/compose-site.ts";
import { Fault, runCommand } from "./lib/fault.ts";
import { needFolder } from "./lib/files.ts";
import { buildPart } from "./parts/build-part.ts";
import { parsePart } from "./parts/parts.ts";
import { publish, rollBack } from "./parts/publish.ts";
import { readSettings } from "./settings.ts";

/** `npm run release -- shell|public-mfe|admin-mfe [--rollback]`: one part, while the site runs. */
await runCommand(async () => {
  const [name, ...flags] = process.argv.slice(2);
  const part = parsePart(name);
  const unknown = flags.find((flag) => flag !== "--rollback");
  if (unknown) throw new Fault(`${unknown} is no option; there is --rollback.`);
  const settings = readSettings();
  await needFolder(settings.sitesDir, "SITES_DIR");

  const goesBack = flags.includes("--rollback");
  if (!goesBack) await buildPart(part);
  const { buildId } = await (goesBack ? rollBack : publish)(settings.sitesDir, part);
  await composeSite(settings);
  console.info(goesBack ? `${part} is back at ${buildId}` : `${part} released as ${buildId}`);
});
