import type { PartName } from "./site-config.ts";

/** Where pages report to, on the site's own origin (`POST`, JSON of a `ReportBatch`). */
export const reportsPath = "/reports";

/**
 * What failed: `load`: a build's files could not be had or had wrong bytes; `refused`: its manifest was refused;
 * `render`: a screen crashed; `error`: an error nobody handled, in one of the build's files.
 */
export const failureKinds = ["load", "refused", "render", "error"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** One page load's report: parts, build ids and counts, nothing of the visitor and no text of an error. */
export interface ReportBatch {
  schema: 1;
  /** Builds that began to run in this page. */
  visits: [part: PartName, buildId: string][];
  /** Each kind of failure once for each build. */
  failures: [part: PartName, buildId: string, kind: FailureKind][];
}

/** Most entries of each list of a batch. */
export const mostReported = 20;
