import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { maxImageBytes } from "@ministry/api-client/schemas";
import { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { sessionService } from "./auth/sessions.ts";
import { stepUpCheck } from "./auth/step-up.ts";
import { answerCache } from "./cache/answer-cache.ts";
import { backupChore, choresOf } from "./chores.ts";
import { type Config } from "./settings/config.ts";
import { type Database } from "./database/database.ts";
import { cachedRead } from "./http/cached-read.ts";
import { newId } from "./lib/ids.ts";
import { openMailQueue } from "./mail/open-mail-queue.ts";
import { portalLinks } from "./auth/portal-links.ts";
import { onceOnly } from "./idempotency/once-only.ts";
import { clamdScan } from "./media/antivirus.ts";
import { createDocumentIntake } from "./media/intake/document-intake.ts";
import { createImageIntake } from "./media/intake/image-intake.ts";
import { createImagePool } from "./media/worker/image-pool.ts";
import { createVariantRunner } from "./media/intake/variant-runner.ts";
import { filesRepository } from "./repositories/files.ts";
import { installationRepository } from "./repositories/installation.ts";
import { backupRunsRepository } from "./repositories/backup-runs.ts";
import { mailJobsRepository } from "./repositories/mail-jobs.ts";
import { variantJobsRepository } from "./repositories/variant-jobs.ts";
import { type Deps } from "./routes/deps.ts";
import { runAdminTask } from "./commands/admin-tasks.ts";
import { runBackupJob } from "./backup/backup-job.ts";
import { writeBackup } from "./backup/backup.ts";
import { backupFigures } from "./backup/scheduled-backup.ts";
import { bindStorage } from "./installation/installation.ts";
import { openControl } from "./commands/control.ts";
import { freeBytesUnder } from "./lib/free-disk.ts";
import { startHousekeeping } from "./cleanup/housekeeping.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { orphanOptionsOf } from "./cleanup/orphan-options.ts";
import { openDatabase } from "./database/open-database.ts";
import { openCheckedStore } from "./storage/index.ts";
import { watchedStore } from "./storage/watched-store.ts";
import { openSecrets } from "./installation/open-secrets.ts";
import { enrolment } from "./second-factor/enrolment.ts";
import { siteOf } from "./second-factor/passkeys.ts";
import { asksForSecondFactor } from "./second-factor/policy.ts";
import { secondFactors } from "./second-factor/second-factors.ts";
import { openUploads } from "./uploads/uploads.ts";

/** A folder of this process for files on their way; with the embedded database nobody else's can be alive. */
function openTempDir(config: Config): string {
  const parent = join(config.dataDir, "incoming");
  if (config.databaseUrl === undefined && existsSync(parent))
    rmSync(parent, { recursive: true, force: true });
  const folder = join(parent, newId());
  mkdirSync(folder, { recursive: true });
  return folder;
}

export interface Assembled {
  app: FastifyInstance;
  deps: Deps;
  /** Ends everything in order: answers under way first, the database last. */
  close(): Promise<void>;
}

/** Puts the server together from its settings; opens no port. */
export async function assemble(config: Config, log: FastifyBaseLogger): Promise<Assembled> {
  return assembleOn(await openDatabase(config, log), config, log);
}

/** The same on a database that is open already. */
export async function assembleOn(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
): Promise<Assembled> {
  const { db } = database;
  const secrets = await openSecrets(config, db, log);
  const bare = await openCheckedStore(config);
  const files = filesRepository(db);
  const installation = await bindStorage({ installation: installationRepository(db), store: bare, files });
  const tempDir = openTempDir(config);
  const pool = createImagePool();
  const jobs = variantJobsRepository(db);
  const scan = config.clamdUrl && clamdScan(config.clamdUrl);
  const metrics = createMetrics({
    variantsWaiting: () => jobs.waiting(),
    imageWork: () => pool.pending(),
    databasePing: () => database.ping(),
    ...(database.pool && { databasePool: database.pool }),
    freeDiskBytes: () => freeBytesUnder(config.dataDir),
    ...(config.mail && { mail: () => mailJobsRepository(db).figures() }),
    ...(config.backup && { backup: () => backupFigures(backupRunsRepository(db)) }),
  });
  const store = watchedStore(bare, metrics.storageCall);
  const variants = createVariantRunner({
    jobs,
    store,
    pool,
    tempDir,
    onFailure: (reference, error) => log.warn({ err: error, reference }, "no smaller copies of an image"),
  });
  const cache = answerCache(database.versions);
  const links = portalLinks(config.appOrigins[0] ?? "");
  const mail = config.mail && openMailQueue({ db, settings: config.mail, links, metrics, log });
  const accounts = { db, secrets, site: siteOf(config.appOrigins) };
  const factors = secondFactors({ ...accounts, triesPerAccount: config.sessions.triesPerAccount });
  const deps: Deps = {
    config,
    database,
    mail,
    links,
    sessions: sessionService(db, config.sessions, {
      ...{ factors, secrets },
      asksForSecondFactor: asksForSecondFactor(config.secondFactor),
    }),
    factors,
    stepUp: stepUpCheck(factors, config.stepUpMs),
    enrolment: enrolment(accounts),
    secrets,
    cache,
    cachedRead: cachedRead(cache, metrics.cacheAnswer),
    write: onceOnly(db),
    store,
    installation,
    images: metrics.countFiles("image", createImageIntake({ store, pool, scan, tempDir })),
    documents: metrics.countFiles(
      "document",
      createDocumentIntake({ store, pool, scan, maxBytes: config.maxDocumentBytes }),
    ),
    variants,
    metrics,
    uploads: openUploads({
      ...{ db, store, tempDir },
      maxBytes: Math.max(maxImageBytes, config.maxDocumentBytes),
    }),
    tempDir,
  };
  const app = await buildApp(deps, log);
  variants.start();
  mail?.start();
  const backupSource = { db, store, files, tempDir, installationId: installation.id };
  const backups = config.backup ? [backupChore(config.backup, backupSource)] : [];
  const stopChores = startHousekeeping([...choresOf(deps), ...backups], (chore, outcome) => {
    if ("error" in outcome) log.error({ err: outcome.error, chore }, "a chore failed");
    else log.debug({ chore, result: outcome.result }, "a chore is done");
  });
  // Only this process can read the embedded database: the commands ask it.
  const closeControl =
    database.kind === "embedded"
      ? await openControl(config.dataDir, {
          backup: (to) => writeBackup(backupSource, to),
          backupTo: (job) => runBackupJob(job, backupSource),
          admin: (args) =>
            runAdminTask({ db, secrets, apiUrl: config.apiUrl, store, orphans: orphanOptionsOf(deps) }, args),
        })
      : undefined;
  return {
    app,
    deps,
    async close() {
      await closeControl?.();
      await app.close();
      await stopChores();
      await variants.stop();
      await mail?.stop();
      await pool.close();
      await store.close();
      await database.close();
      rmSync(tempDir, { recursive: true, force: true });
    },
  };
}
