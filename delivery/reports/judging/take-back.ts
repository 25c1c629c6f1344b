import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PartName, RemoteName } from "@ministry/contract";
import { endCanaryOf } from "../../release/publish/promote.ts";
import { remoteNames } from "../../sites/parts.ts";
import type { Site } from "../../sites/site.ts";
import { rollBackFrom } from "../../release/publish/roll-back.ts";
import type { PartBuilds, SiteBuilds } from "./builds.ts";
import { failureRate, failuresOf, type BuildCounts, type Counts } from "./counts.ts";
import { failsTooOften, isFresh } from "./verdict.ts";

/** A build that was taken back without a person; a line of `reports/taken-back.jsonl`. */
export interface TakenBack {
  at: string;
  part: PartName;
  buildId: string;
  what: "canary" | "release";
  visits: number;
  failures: number;
  rate: number;
}

/** File that says what was taken back, one JSON object a line. */
export const takenBackFile = (sitesDir: string) => join(sitesDir, "reports/taken-back.jsonl");

/** Finds the builds that fail too often: a canary beside the full release, a full release beside the one before. */
export function findFailing(counts: Counts, builds: SiteBuilds, now: Date): TakenBack[] {
  return remoteNames.flatMap((part) => {
    const { current, canary, stored } = builds[part];
    const of = (buildId: string | undefined) => (buildId ? counts[part]?.[buildId] : undefined);
    const verdict = (what: TakenBack["what"], buildId: string, found: BuildCounts): TakenBack => ({
      at: now.toISOString(),
      part,
      buildId,
      what,
      visits: found.visits,
      failures: failuresOf(found),
      rate: Math.round(failureRate(found) * 1_000) / 1_000,
    });
    const ofCanary = of(canary);
    if (canary && canary !== current && ofCanary && failsTooOften(ofCanary, of(current)))
      return [verdict("canary", canary, ofCanary)];
    const before = current && buildBefore({ current, stored });
    const ofCurrent = of(current);
    if (current && before && ofCurrent && isFresh(ofCurrent, now) && failsTooOften(ofCurrent, of(before)))
      return [verdict("release", current, ofCurrent)];
    return [];
  });
}

/** The release a rollback leads to. A release that others were rolled back to is not the newest: it stays. */
function buildBefore({ current, stored }: Pick<PartBuilds, "current" | "stored">): string | undefined {
  return current === stored[0] ? stored[1] : undefined;
}

/**
 * Takes a build back and writes that down. Returns `false` and changes nothing when the part was released again since
 * the build was judged.
 *
 * @param releases where teams release, if that is not the site's own folder
 * @param recompose composes the site again, so that pages opened for the first time follow
 */
export async function takeBuildBack(
  { sitesDir, releases = sitesDir }: { sitesDir: string; releases?: Site },
  failing: TakenBack,
  recompose: () => Promise<void>,
): Promise<boolean> {
  const { part, buildId, what } = failing;
  const isDone =
    what === "canary"
      ? await endCanaryOf(releases, part as RemoteName, buildId)
      : await rollBackFrom(releases, part, buildId);
  if (!isDone) return false;
  await recompose();
  await mkdir(join(sitesDir, "reports"), { recursive: true });
  await appendFile(takenBackFile(sitesDir), `${JSON.stringify(failing)}\n`);
  return true;
}
