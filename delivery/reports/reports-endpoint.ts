import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PartName } from "@ministry/contract";
import type { Registry } from "prom-client";
import { isOffered } from "./judging/builds.ts";
import { buildsJudge } from "./judging/builds-judge.ts";
import { heldCounts } from "./judging/held-counts.ts";
import { knownBuilds } from "./judging/known-builds.ts";
import { headersOf } from "../site-server/http/respond.ts";
import type { Site } from "../sites/site.ts";
import { maxBytes, parseBatch } from "./parse-batch.ts";
import { rateLimit } from "./rate-limit.ts";
import { addReportMetrics } from "./report-metrics.ts";
import { reportsPerBuild } from "./reports-per-build.ts";

export interface ReportsOptions {
  sitesDir: string;
  /** Where teams release, if that is not the site's own folder. */
  releases?: Site;
  /** Composes the site again after a build was taken back. */
  recompose: () => Promise<void>;
  /** How often counts are written and judged, in milliseconds. */
  everyMs?: number;
  /** For this long a build that is not known is taken for one that nobody released, in milliseconds. */
  recheckMs?: number;
  /** Says what was taken back, and what went wrong with it. */
  log?: (line: string) => void;
}

/** Collects what pages report, and takes back builds that fail too often (docs/decisions/0026-canary-and-reports.md). */
export function reportsEndpoint({
  sitesDir,
  releases = sitesDir,
  recompose,
  everyMs = 5_000,
  recheckMs = 1_000,
  log = console.warn,
}: ReportsOptions) {
  const senderOf = saltedHash();
  const limit = rateLimit();
  const perBuild = reportsPerBuild();
  const counts = heldCounts(sitesDir);
  const builds = knownBuilds(sitesDir, recheckMs);
  const { judge, takenBack } = buildsJudge({ sitesDir, releases, recompose, log, counts, builds });

  const timer = setInterval(() => void judge(), everyMs);
  timer.unref();

  /** Counts one report. Status: 204 taken, 400 no report, 413 too long, 429 too many. */
  async function take(address: string, body: string): Promise<number> {
    const sender = senderOf(address);
    if (!limit.takes(sender)) return 429;
    const batch = parseBatch(body);
    if (!batch) return 400;
    const known = await builds.forReport(batch);
    const counted = new Map<string, boolean>();
    await counts.add(batch, (part: PartName, buildId: string) => {
      const build = `${part} ${buildId}`;
      // A build stands in several entries of one report: it is counted as one.
      const isCounted =
        counted.get(build) ?? (isOffered(known[part], buildId) && perBuild.takes(sender, build));
      counted.set(build, isCounted);
      return isCounted;
    });
    return 204;
  }

  return {
    /** Answers `POST /reports`. */
    async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
      const body = await readBody(request);
      const status = body === undefined ? 413 : await take(address, body);
      const headers = { "cache-control": "no-store", "content-length": 0 };
      response.writeHead(status, { ...headersOf(response), ...headers }).end();
    },
    /** Adds the figures of builds to those of the site's server. */
    addMetrics(registry: Registry): void {
      addReportMetrics(registry, { counts: counts.read, takenBack });
    },
    judge,
    /** Writes what is not written yet. */
    async close(): Promise<void> {
      clearInterval(timer);
      await judge();
    },
  };
}

export type ReportsEndpoint = ReturnType<typeof reportsEndpoint>;

/** Hashes addresses with a salt that is made at the start and never stored. */
function saltedHash(): (address: string) => string {
  const salt = randomBytes(16);
  return (address) => createHash("sha256").update(salt).update(address).digest("base64").slice(0, 16);
}

/** The body as text; `undefined` for one that is too long, which is read to its end and dropped. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}
