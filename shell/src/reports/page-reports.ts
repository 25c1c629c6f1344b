import { missingFile, type Boot, type FailureKind, type RemoteName } from "@ministry/contract";
import { createReports } from "./reports.ts";
import { watchErrors } from "./watch-errors.ts";

type Failure = FailureKind | { screenError: unknown };

/**
 * Begins to report visits and failures of builds (`REPORT_SHARE`).
 *
 * @param buildOf the build of a part that runs in this page
 */
export function startReports({ config }: Boot, buildOf: (part: RemoteName) => string | undefined) {
  const reports = createReports({ share: config.reportShare ?? 0 });
  // Without a connection nothing is reported: what fails then is not the build's fault.
  const failed = (part: RemoteName, failure: Failure, buildId = buildOf(part)) => {
    const kind = typeof failure === "string" ? failure : kindOfScreenError(failure.screenError);
    if (buildId && navigator.onLine) reports.failed(part, buildId, kind);
  };
  watchErrors(config.parts, (part) => failed(part, "error"));
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") reports.flush();
  });
  return { visited: reports.visited, failed };
}

export type PageReports = ReturnType<typeof startReports>;

/** A screen's error: a file of it that could not be had, or a fault in rendering. */
export const kindOfScreenError = (error: unknown): FailureKind =>
  missingFile(error) === undefined ? "render" : "load";
