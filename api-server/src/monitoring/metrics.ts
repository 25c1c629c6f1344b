import type { FastifyInstance } from "fastify";
import { Registry, collectDefaultMetrics } from "prom-client";
import type { CacheOutcome } from "../cache/answer-cache.ts";
import type { StorageTimes } from "../storage/watched-store.ts";
import type { OrphanReport } from "../cleanup/orphans.ts";
import { fileCounts, imageGauges, type ImageFigures, orphanGauges } from "./file-figures.ts";
import { requestTimes } from "./request-times.ts";
import {
  cacheAnswers,
  mailAttempts,
  registerServiceGauges,
  type ServiceFigures,
  storageTimes,
} from "./service-gauges.ts";

/** Figures of this server in Prometheus' text format. */
export interface Metrics {
  /** Counts and times every answer of an application. */
  watch(app: FastifyInstance): void;
  /** Counts what an intake takes (with its bytes) and refuses (with the reason). */
  countFiles<Intake extends { take: (...args: never[]) => Promise<{ bytes: number }> }>(
    kind: string,
    intake: Intake,
  ): Intake;
  /** Times one call on the file storage. */
  storageCall: StorageTimes;
  /** Counts one public answer. */
  cacheAnswer(outcome: CacheOutcome): void;
  /** Counts one attempt to send a mail. */
  mailAttempt(outcome: "sent" | "failed" | "refused"): void;
  /** What the last search for stored files without a row found. */
  orphansCollected(report: OrphanReport): void;
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions extends ServiceFigures, ImageFigures {}

/** Opens the figures of one server; process, memory and event loop are among them. */
export function createMetrics({ variantsWaiting, imageWork, ...services }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watch = requestTimes(registry);
  const countFiles = fileCounts(registry);
  const orphansCollected = orphanGauges(registry);
  imageGauges(registry, { variantsWaiting, imageWork });
  registerServiceGauges(registry, services);
  const storage = storageTimes(registry);
  const answers = cacheAnswers(registry);
  const mails = mailAttempts(registry);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    storageCall: (operation, outcome, ms) => storage.observe({ operation, outcome }, ms / 1000),
    cacheAnswer: (outcome) => answers.inc({ outcome }),
    mailAttempt: (outcome) => mails.inc({ outcome }),
    orphansCollected,
    watch,
    countFiles,
  };
}
