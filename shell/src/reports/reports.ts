import {
  mostReported,
  reportsPath,
  type FailureKind,
  type PartName,
  type ReportBatch,
} from "@ministry/contract";

/** Entries wait this long for others to go with them. */
const gatherMs = 5_000;

/** Sends a batch; says whether the browser took it. */
export type Send = (batch: ReportBatch) => boolean;

/**
 * Collects what this page load has to report of the builds it runs. Pages are sampled: a page either reports both its
 * visits and its failures, or nothing, so that the rate of failures is that of all pages.
 *
 * @param share percent of page loads that report
 * @param isSampled decides for this page load
 */
export function createReports({
  share,
  isSampled = Math.random() * 100 < share,
  send = sendToSite,
}: {
  share: number;
  isSampled?: boolean;
  send?: Send;
}) {
  let reports = isSampled;
  const known = new Set<string>();
  let batch = emptyBatch();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(list: "visits" | "failures", entry: string[]): void {
    const key = entry.join(" ");
    if (known.has(key) || known.size >= mostReported) return;
    known.add(key);
    (batch[list] as string[][]).push(entry);
    if (!reports) return;
    timer ??= setTimeout(flush, gatherMs);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!reports || batch.visits.length + batch.failures.length === 0) return;
    const full = batch;
    batch = emptyBatch();
    send(full);
  }

  return {
    /** A build runs in this page. Pages that run a canary build always report: there are few of them. */
    visited(part: PartName, buildId: string, isCanary = false): void {
      if (isCanary && share > 0) reports = true;
      add("visits", [part, buildId]);
    },
    failed(part: PartName, buildId: string, kind: FailureKind): void {
      add("failures", [part, buildId, kind]);
    },
    /** Sends what waits; for when the page is left. */
    flush,
  };
}

const emptyBatch = (): ReportBatch => ({ schema: 1, visits: [], failures: [] });

/** Outlives the page, and never holds up anything the visitor waits for. */
const sendToSite: Send = (batch) =>
  navigator.sendBeacon?.(reportsPath, new Blob([JSON.stringify(batch)], { type: "application/json" })) ??
  false;
