import { join } from "node:path";
import type { PartName } from "@ministry/contract";
import { readCanary } from "../../canary/canary.ts";
import {
  ifMalformed,
  Malformed,
  readableManifest,
  readableReleaseList,
  readManifest,
} from "../../sites/manifest.ts";
import { deployFolder } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import type { ReleaseStore } from "../../sites/store.ts";

/** One stored release of a part. */
export interface ListedRelease {
  buildId: string;
  /** When its manifest was written, or signed; absent where the store does not tell. */
  releasedAt?: Date;
  files: number;
  bytes: number;
  /** `current`: the manifest in place; `shown`: what the composed site is made of; a canary with its share. */
  states: string[];
  /** Visits and failures, where the site's server counts them. */
  counts?: BuildCounts;
}

/** What was counted of one build. */
interface BuildCounts {
  visits: number;
  errors: number;
}

/** What is known beside the store, by build id. */
export interface Known {
  shown?: string | undefined;
  counts?: Readonly<Record<string, BuildCounts>>;
}

/** The stored releases of a part, a canary first, then the newest first. */
export async function listReleases(
  site: Site,
  part: PartName,
  { shown, counts = {} }: Known = {},
): Promise<ListedRelease[]> {
  const store = storeOf(site);
  const target = deployFolder("", part);
  const current = await readableManifest(store, target.manifest);
  const canary = await readCanary(store, part).catch(ifMalformed(undefined));
  const listed = await readableReleaseList(store, target.releases);
  // A release that was killed right after its switch stands in no list yet.
  const ids = new Set([
    canary?.buildId,
    ...(current && !listed.includes(current.buildId) ? [current.buildId] : []),
  ]);
  for (const buildId of listed) ids.add(buildId);
  const releases = await Promise.all(
    [...ids].map(async (buildId): Promise<ListedRelease[]> => {
      const found = buildId && (await describe(store, part, buildId));
      if (!found) return [];
      const states = [
        ...(canary?.buildId === buildId ? [`canary ${canary.canary?.percent ?? 0} %`] : []),
        ...(current?.buildId === buildId ? ["current"] : []),
        ...(shown === buildId ? ["shown"] : []),
        ...(found.unchecked ? ["unchecked"] : []),
      ];
      const { unchecked: _, ...described } = found;
      return [{ buildId, ...described, states, ...(counts[buildId] && { counts: counts[buildId] }) }];
    }),
  );
  return releases.flat();
}

/** What is wrong with the current manifest of a part, in a sentence; `undefined` when it can be read or there is none. */
export const faultInCurrent = (site: Site, part: PartName): Promise<string | undefined> =>
  readManifest(site, deployFolder("", part).manifest).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Malformed) return error.message;
      throw error;
    },
  );

async function describe(store: ReleaseStore, part: PartName, buildId: string) {
  const file = join(deployFolder("", part).release(buildId), "asset-manifest.json");
  const manifest = await readableManifest(store, file);
  if (!manifest) return undefined;
  const releasedAt = manifest.releasedAt ? new Date(manifest.releasedAt) : await store.writtenAt(file);
  return {
    ...(releasedAt && { releasedAt }),
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, [, , bytes]) => sum + bytes, 0),
    unchecked: manifest.unchecked,
  };
}

/** The releases as a table for people. */
export function releasesTable(releases: readonly ListedRelease[]): string {
  const visits = releases.reduce((sum, { counts }) => sum + (counts?.visits ?? 0), 0);
  const rows = releases.map(({ buildId, releasedAt, files, bytes, states, counts }) => [
    buildId,
    releasedAt ? `${releasedAt.toISOString().slice(0, 16).replace("T", " ")} UTC` : "date not known",
    `${files} files`,
    `${(bytes / 1000).toFixed(0)} kB`,
    counts && visits > 0 ? `${Math.round((100 * counts.visits) / visits)} % of visits` : "visits not counted",
    counts ? `${counts.errors} errors` : "errors not counted",
    states.join(", "),
  ]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
