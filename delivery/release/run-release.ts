import type { PartName } from "@ministry/contract";
import { parsePercent, remoteWithCanary } from "../canary/canary.ts";
import { Fault } from "../lib/fault.ts";
import { needFolder } from "../lib/files.ts";
import { parsePart } from "../sites/parts.ts";
import { storeOf, type Site } from "../sites/site.ts";
import { needBuildWithinBudget } from "./checks/budgets.ts";
import { needBuildForOldBrowsers } from "./checks/old-browsers.ts";
import { buildPart } from "./built/build-part.ts";
import { checkPart } from "./checks/check-part.ts";
import { composedByServer } from "./stored/composed-by-server.ts";
import { endCanary, promoteCanary } from "./publish/promote.ts";
import { publish, type Published } from "./publish/publish.ts";
import { runRollback } from "./run-rollback.ts";
import { siteFrom } from "./site-from.ts";

/** Released, but not to be seen before something else is: scripts can tell it from a failure. */
const waitingExitCode = 3;

const usage = "npm run release -- PART [--to DIR|s3://BUCKET/PATH] [--canary PERCENT] [--skip-checks]";

/**
 * Releases one part: builds it, checks it, uploads it, and says what changed.
 *
 * @throws Fault when nothing was released, saying why
 */
export async function runRelease(args: string[]): Promise<void> {
  const { site, positionals, values } = siteFrom(args, usage, {
    canary: { type: "string" },
    "skip-checks": { type: "boolean" },
    rollback: { type: "boolean" },
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Fault(`${more.join(" ")}: one part at a time.`);
  const part = parsePart(name);
  if (values.rollback) return runRollback(site, part);
  if (typeof site === "string") await needFolder(site, values.to ? "--to" : "SITES_DIR");

  const canary = values.canary === undefined ? undefined : parsePercent(String(values.canary));
  if (canary === 0 || canary === 100) return switchCanary(site, part, canary);
  if (canary !== undefined) remoteWithCanary(part);
  await buildAndCheck(part, values["skip-checks"] === true);
  const published = await publish(site, part, undefined, {
    ...(canary !== undefined && { canary }),
    ...(values["skip-checks"] === true && { unchecked: true }),
  });
  if (canary === undefined) await report(site, part, published);
  else reportCanary(part, published, canary);
}

/** Builds a part and, beside that, checks its types and tests; then bytes and old browsers of what was built. */
async function buildAndCheck(part: PartName, isUnchecked: boolean): Promise<void> {
  // Both run to their end, so that nothing goes on behind an error's message.
  const results = await Promise.allSettled([buildPart(part), isUnchecked ? undefined : checkPart(part)]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
  if (isUnchecked) return;
  await needBuildWithinBudget(part);
  await needBuildForOldBrowsers(part);
}

async function switchCanary(site: Site, part: PartName, share: 0 | 100): Promise<void> {
  const remote = remoteWithCanary(part);
  if (share === 0) {
    console.info(`${part}: the canary ${await endCanary(site, remote)} is withdrawn`);
    return;
  }
  const { buildId } = await promoteCanary(site, remote);
  console.info(`${part} released as ${buildId}, which was its canary`);
  await sayWhatShows(site, part, buildId);
}

function sayWhatChanged({ manifest, changed }: Published): void {
  const kilobytes = (changed.bytes / 1000).toFixed(1);
  console.info(
    `${changed.files} of ${manifest.files.length} files changed, ${kilobytes} kB before compression`,
  );
  if (manifest.unchecked) console.warn("It was not checked (--skip-checks); its manifest says so.");
}

function reportCanary(part: PartName, published: Published, share: number): void {
  console.info(`${part} ${published.manifest.buildId} goes to ${share} % of visitors as a canary`);
  sayWhatChanged(published);
  console.info(`To everybody: npm run release -- ${part} --canary 100. To nobody: --canary 0.`);
}

async function report(site: Site, part: PartName, published: Published): Promise<void> {
  const { manifest, waitsFor, endedCanary } = published;
  console.info(`${part} released as ${manifest.buildId}`);
  sayWhatChanged(published);
  if (endedCanary && endedCanary !== manifest.buildId) console.info(`The canary ${endedCanary} has ended`);
  if (waitsFor.length > 0) {
    console.info(
      `It is not shown yet: ${part} waits for ${waitsFor.join(", ")}. Until then the site stays as it is.`,
    );
    process.exitCode = waitingExitCode;
    return;
  }
  await sayWhatShows(site, part, manifest.buildId);
}

async function sayWhatShows(site: Site, part: PartName, buildId: string): Promise<void> {
  if (typeof site !== "string") {
    console.info(`The site shows it once its operator's server has fetched it from ${storeOf(site).name}`);
    return;
  }
  const shown = await composedByServer(site, part, buildId);
  if (shown === "shown") console.info("The site shows it");
  else if (shown === "unwatched")
    console.info("The site shows it once its operator's server runs, or after `npm run compose`");
  else
    console.warn(
      "The site's server has not composed it yet. It may still be at it; what it refuses is in its log.",
    );
}
