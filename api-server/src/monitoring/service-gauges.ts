import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { within } from "../lib/within.ts";

/** A scrape waits no longer than this for one figure; what hangs is left out of it. Milliseconds. */
const figureWithinMs = 1_000;

/** How busy the connections to the database are. */
interface PoolFigures {
  open: number;
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

/** What the last scheduled backups left; dates are absent before the first. */
export interface BackupFigures {
  lastSuccessAt?: Date;
  lastFailed: boolean;
  bytes: number;
}

/** Where the figures of what the server depends on come from. A source that fails or hangs is left out of a scrape. */
export interface ServiceFigures {
  databasePing?: () => Promise<void>;
  databasePool?: () => PoolFigures;
  /** Free bytes of the file system under the data folder. */
  freeDiskBytes?: () => Promise<number>;
  backup?: () => Promise<BackupFigures | undefined>;
  /** Mails that wait to be sent. */
  mail?: () => Promise<{ waiting: number; failing: number; refused: number }>;
  /** Documents whose text is still to be read, and those whose text can't be. */
  texts?: () => Promise<{ waiting: number; unreadable: number }>;
}

/** A gauge whose value is asked for at each scrape, and absent when the answer fails or takes too long. */
export function askedGauge(
  registry: Registry,
  { name, help }: { name: string; help: string },
  read: () => Promise<number> | number,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await within(figureWithinMs, name, Promise.resolve(read())));
      } catch {
        this.remove();
      }
    },
  });
}

/** Registers gauges of database, disk, backups and live builds. */
export function registerServiceGauges(registry: Registry, from: ServiceFigures): void {
  const { databasePing, databasePool, freeDiskBytes, backup, mail, texts } = from;
  if (databasePing) {
    const up = async () => {
      try {
        await within(figureWithinMs / 2, "the database", databasePing());
        return 1;
      } catch {
        return 0;
      }
    };
    askedGauge(registry, { name: "database_up", help: "1 when the database answers" }, up);
  }
  if (databasePool) registerPool(registry, databasePool);
  if (freeDiskBytes) {
    const help = "Free bytes of the disk under the data folder";
    askedGauge(registry, { name: "data_disk_free_bytes", help }, freeDiskBytes);
  }
  if (backup) registerBackup(registry, backup);
  if (mail) registerMail(registry, mail);
  if (texts) registerTexts(registry, texts);
}

function registerPool(registry: Registry, read: () => PoolFigures): void {
  new Gauge({
    name: "database_connections",
    help: "Connections to the database by state; waiting counts requests without one",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(read())) this.set({ state }, count);
    },
  });
}

function registerBackup(registry: Registry, read: () => Promise<BackupFigures | undefined>): void {
  const figure = (name: string, help: string, of: (figures: BackupFigures) => number | undefined) =>
    askedGauge(registry, { name, help }, async () => {
      const value = of((await read()) ?? { lastFailed: false, bytes: 0 });
      if (value === undefined) throw new Error("no backup yet");
      return value;
    });
  figure("backup_age_seconds", "Time since the last successful scheduled backup", ({ lastSuccessAt }) =>
    lastSuccessAt ? (Date.now() - lastSuccessAt.getTime()) / 1000 : undefined,
  );
  figure("backup_last_failed", "1 when the last scheduled backup failed", ({ lastFailed }) =>
    Number(lastFailed),
  );
  figure("backup_last_bytes", "Bytes the last successful scheduled backup wrote", ({ bytes }) => bytes);
}

function registerMail(registry: Registry, read: NonNullable<ServiceFigures["mail"]>): void {
  const figures = {
    waiting: "Mails that wait to be sent",
    failing: "Mails that were tried and wait for another try",
    refused: "Mails that the mail server does not take",
  };
  for (const [state, help] of Object.entries(figures) as [keyof typeof figures, string][])
    askedGauge(registry, { name: `mails_${state}`, help }, async () => (await read())[state]);
}

function registerTexts(registry: Registry, read: NonNullable<ServiceFigures["texts"]>): void {
  const figures = {
    waiting: "Published documents whose text is still to be read",
    unreadable: "Published documents whose text can't be read: they are found by their title alone",
  };
  for (const [state, help] of Object.entries(figures) as [keyof typeof figures, string][])
    askedGauge(registry, { name: `document_texts_${state}`, help }, async () => (await read())[state]);
}

/** How long the file storage takes, by operation and outcome. Buckets in seconds. */
export const storageTimes = (registry: Registry) =>
  new Histogram({
    name: "storage_request_duration_seconds",
    help: "Time until the file storage answered",
    labelNames: ["operation", "outcome"] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  });

/** Public answers by where they came from: `hit`, `made`, or `stale` while the database does not answer. */
export const cacheAnswers = (registry: Registry) =>
  new Counter({
    name: "answer_cache_total",
    help: "Public answers by where they came from",
    labelNames: ["outcome"] as const,
    registers: [registry],
  });

/** Attempts to send a mail by outcome: `sent`, `failed` (tried again) or `refused` (given up). */
export const mailAttempts = (registry: Registry) =>
  new Counter({
    name: "mails_total",
    help: "Attempts to send a mail, by outcome",
    labelNames: ["outcome"] as const,
    registers: [registry],
  });
