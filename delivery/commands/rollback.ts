import { Fault, runCommand } from "../lib/fault.ts";
import { runRollback } from "../release/run-rollback.ts";
import { siteFrom } from "../release/site-from.ts";
import { parsePart } from "../sites/parts.ts";

const usage = "npm run rollback -- PART [BUILD] [--to DIR|s3://…]";

/** `npm run rollback -- PART [BUILD]`: puts the release before back, or the one named. */
await runCommand(async () => {
  const { positionals, site } = siteFrom(process.argv.slice(2), usage);
  const [name, buildId, ...more] = positionals;
  const part = parsePart(name);
  if (more.length > 0) throw new Fault(`Usage: ${usage}`);
  await runRollback(site, part, buildId);
});
