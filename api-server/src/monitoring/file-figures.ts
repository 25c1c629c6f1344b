import { Counter, Gauge, type Registry } from "prom-client";
import type { OrphanReport } from "../cleanup/orphans.ts";
import { FileRefusal } from "../media/refusal.ts";
import { askedGauge } from "./service-gauges.ts";

/** Registers the counters of received files and returns what wraps an intake with them. */
export function fileCounts(registry: Registry) {
  const files = new Counter({
    name: "files_total",
    help: "Files sent in, by what became of them",
    labelNames: ["kind", "outcome"] as const,
    registers: [registry],
  });
  const fileBytes = new Counter({
    name: "file_bytes_total",
    help: "Bytes of the files that were stored",
    labelNames: ["kind"] as const,
    registers: [registry],
  });
  return <Intake extends { take: (...args: never[]) => Promise<{ bytes: number }> }>(
    kind: string,
    intake: Intake,
  ): Intake => {
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
  };
}

/** Registers the gauges of stored files without a row and returns what sets them after a search. */
export function orphanGauges(registry: Registry) {
  const orphans = new Gauge({
    name: "stored_files_without_row",
    help: "Stored files that no row names, at the last search",
    registers: [registry],
  });
  const refused = new Gauge({
    name: "stored_files_removal_refused",
    help: "1 when the last search refused to remove files without a row because there were too many",
    registers: [registry],
  });
  return (report: OrphanReport): void => {
    orphans.set(report.orphans);
    refused.set(report.refused === undefined ? 0 : 1);
  };
}

export interface ImageFigures {
  /** Images whose smaller copies are still to be made, and those of them that failed before. */
  variantsWaiting: () => Promise<{ due: number; failing: number }>;
  /** Image work waiting or under way in this server. */
  imageWork: () => number;
}

/** Registers the gauges of pictures that are being worked on. */
export function imageGauges(registry: Registry, { variantsWaiting, imageWork }: ImageFigures): void {
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
}
