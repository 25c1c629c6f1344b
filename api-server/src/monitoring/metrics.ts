import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { CacheOutcome } from "../cache/answer-cache.ts";
import { FileRefusal } from "../media/refusal.ts";
import type { StorageTimes } from "../storage/watched-store.ts";
import type { OrphanReport } from "../cleanup/orphans.ts";
import {
  askedGauge,
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

export interface MetricsOptions extends ServiceFigures {
  /** Images whose smaller copies are still to be made, and those of them that failed before. */
  variantsWaiting: () => Promise<{ due: number; failing: number }>;
  /** Image work waiting or under way in this server. */
  imageWork: () => number;
}

/** Seconds; the budgets of DESIGN.md, section 8, fall on edges. */
const buckets = [0.005, 0.015, 0.05, 0.15, 0.3, 1, 3, 10, 60, 600];

/** Opens the figures of one server; process, memory and event loop are among them. */
export function createMetrics({ variantsWaiting, imageWork, ...services }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers,
  });
  const files = new Counter({
    name: "files_total",
    help: "Files sent in, by what became of them",
    labelNames: ["kind", "outcome"] as const,
    registers,
  });
  const fileBytes = new Counter({
    name: "file_bytes_total",
    help: "Bytes of the files that were stored",
    labelNames: ["kind"] as const,
    registers,
  });
  const orphans = new Gauge({
    name: "stored_files_without_row",
    help: "Stored files that no row names, at the last search",
    registers,
  });
  const orphansRefused = new Gauge({
    name: "stored_files_removal_refused",
    help: "1 when the last search refused to remove files without a row because there were too many",
    registers,
  });
  const waiting = {
    name: "image_variants_waiting",
    help: "Images whose smaller copies are still to be made",
  };
  const failing = {
    name: "image_variants_failing",
    help: "Images whose smaller copies failed and are tried again",
  };
  askedGauge(registry, waiting, async () => (await variantsWaiting()).due);
  askedGauge(registry, failing, async () => (await variantsWaiting()).failing);
  const pending = { name: "image_work_pending", help: "Image work waiting or under way in this server" };
  askedGauge(registry, pending, imageWork);
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

    orphansCollected(report) {
      orphans.set(report.orphans);
      orphansRefused.set(report.refused === undefined ? 0 : 1);
    },

    watch(app) {
      app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
        const labels = { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },

    countFiles(kind, intake) {
      const take: typeof intake.take = async (...args) => {
        try {
          const stored = await intake.take(...args);
          files.inc({ kind, outcome: "stored" });
          fileBytes.inc({ kind }, stored.bytes);
          return stored;
        } catch (error) {
          files.inc({ kind, outcome: error instanceof FileRefusal ? error.reason : "failed" });
          throw error;
        }
      };
      return { ...intake, take };
    },
  };
}
