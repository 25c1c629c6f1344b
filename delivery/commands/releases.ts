import { Fault, runCommand } from "../lib/fault.ts";
import { shownBuild } from "../release/stored/composed-by-server.ts";
import { faultInCurrent, listReleases, releasesTable } from "../release/stored/list-releases.ts";
import { siteFrom } from "../release/site-from.ts";
import { failuresOf, readCounts } from "../reports/judging/counts.ts";
import { parsePart } from "../sites/parts.ts";
import { storeOf } from "../sites/site.ts";

/** `npm run releases -- PART [--to SITE]`: the stored releases of a part with date, size, share of visits and errors. */
await runCommand(async () => {
  const { positionals, site } = siteFrom(process.argv.slice(2), "npm run releases -- PART [--to DIR|s3://…]");
  const part = parsePart(positionals[0]);
  // Counts and the composed site lie with the site's server, in its folder.
  const counted = typeof site === "string" ? (await readCounts(site))[part] : undefined;
  const counts = Object.fromEntries(
    Object.entries(counted ?? {}).map(([buildId, found]) => [
      buildId,
      { visits: found.visits, errors: failuresOf(found) },
    ]),
  );
  const shown = typeof site === "string" ? await shownBuild(site, part) : undefined;
  const releases = await listReleases(site, part, { shown, counts });
  const fault = await faultInCurrent(site, part);
  if (fault)
    console.warn(`${fault} The site stays as it is; a release or \`npm run rollback -- ${part}\` mends it.`);
  if (releases.length === 0)
    throw new Fault(
      fault
        ? `${storeOf(site).name} has no other release of ${part}.`
        : `${part} was never released into ${storeOf(site).name}.`,
    );
  console.info(releasesTable(releases));
});
