import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { maxImageBytes } from "@ministry/api-client/schemas";
import { type FastifyBaseLogger } from "fastify";
import { sessionService } from "./auth/sessions.ts";
import { stepUpCheck } from "./auth/step-up.ts";
import { answerCache } from "./cache/answer-cache.ts";
import { type Config } from "./settings/config.ts";
import { type Database, type Db } from "./database/database.ts";
import { cachedRead } from "./http/cached-read.ts";
import { newId } from "./lib/ids.ts";
import { openMailQueue } from "./mail/open-mail-queue.ts";
import { portalLinks } from "./auth/portal-links.ts";
import { onceOnly } from "./idempotency/once-only.ts";
import { clamdScan } from "./media/antivirus.ts";
import { createDocumentIntake } from "./media/intake/document-intake.ts";
import { createImageIntake } from "./media/intake/image-intake.ts";
import { createImagePool } from "./media/worker/image-pool.ts";
import { createTextRunner } from "./media/intake/text-runner.ts";
import { createVariantRunner } from "./media/intake/variant-runner.ts";
import { filesRepository } from "./repositories/files/files.ts";
import { installationRepository } from "./repositories/service/installation.ts";
import { backupRunsRepository } from "./repositories/service/backup-runs.ts";
import { mailJobsRepository } from "./repositories/service/mail-jobs.ts";
import { documentTextsRepository, textJobsRepository } from "./repositories/files/document-texts.ts";
import { variantJobsRepository } from "./repositories/files/variant-jobs.ts";
import { type Secrets } from "./secrets/secrets.ts";
import { type Deps } from "./routes/deps.ts";
import { backupFigures } from "./backup/scheduled-backup.ts";
import { bindStorage } from "./installation/installation.ts";
import { freeBytesUnder } from "./lib/free-disk.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { openCheckedStore } from "./storage/index.ts";
import { watchedStore } from "./storage/watched-store.ts";
import { openSecrets } from "./installation/open-secrets.ts";
import { enrolment } from "./second-factor/enrolment/enrolment.ts";
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

/** What the routes work with, and what else is opened for it. */
export interface Opened {
  deps: Deps;
  files: ReturnType<typeof filesRepository>;
  pool: ReturnType<typeof createImagePool>;
}

const openMetrics = (config: Config, database: Database, pool: Opened["pool"]) =>
  createMetrics({
    variantsWaiting: () => variantJobsRepository(database.db).waiting(),
    imageWork: () => pool.pending(),
    texts: () => documentTextsRepository(database.db).figures(),
    databasePing: () => database.ping(),
    ...(database.pool && { databasePool: database.pool }),
    freeDiskBytes: () => freeBytesUnder(config.dataDir),
    ...(config.mail && { mail: () => mailJobsRepository(database.db).figures() }),
    ...(config.backup && { backup: () => backupFigures(backupRunsRepository(database.db)) }),
  });

/** Who signs in, and how they show who they are. */
function openAccounts(config: Config, db: Db, secrets: Secrets) {
  const accounts = { db, secrets, site: siteOf(config.appOrigins) };
  const factors = secondFactors({ ...accounts, triesPerAccount: config.sessions.triesPerAccount });
  return {
    sessions: sessionService(db, config.sessions, {
      ...{ factors, secrets },
      asksForSecondFactor: asksForSecondFactor(config.secondFactor),
    }),
    factors,
    stepUp: stepUpCheck(factors, config.stepUpMs),
    enrolment: enrolment(accounts),
    secrets,
  };
}

/** What takes files in and makes their smaller copies. */
function openFiles(
  config: Config,
  {
    db,
    store,
    pool,
    tempDir,
    metrics,
    log,
  }: Pick<Deps, "store" | "tempDir" | "metrics"> & {
    db: Db;
    pool: Opened["pool"];
    log: FastifyBaseLogger;
  },
) {
  const scan = config.clamdUrl && clamdScan(config.clamdUrl);
  const maxBytes = config.maxDocumentBytes;
  return {
    variants: createVariantRunner({
      ...{ store, pool, tempDir, jobs: variantJobsRepository(db) },
      onFailure: (reference, error) => log.warn({ err: error, reference }, "no smaller copies of an image"),
    }),
    texts: createTextRunner({
      ...{ store, pool, tempDir, jobs: textJobsRepository(db) },
      onFailure: (document, error) =>
        log.warn({ err: error, document }, "the text of a document was not read"),
    }),
    images: metrics.countFiles("image", createImageIntake({ store, pool, scan, tempDir })),
    documents: metrics.countFiles("document", createDocumentIntake({ store, pool, scan, maxBytes })),
    uploads: openUploads({ db, store, tempDir, maxBytes: Math.max(maxImageBytes, maxBytes) }),
  };
}

/** Opens everything that the routes work with, on a database that is open already; nothing of it runs yet. */
export async function openDeps(database: Database, config: Config, log: FastifyBaseLogger): Promise<Opened> {
  const { db } = database;
  const secrets = await openSecrets(config, db, log);
  const bare = await openCheckedStore(config);
  const files = filesRepository(db);
  const installation = await bindStorage({ installation: installationRepository(db), store: bare, files });
  const tempDir = openTempDir(config);
  const pool = createImagePool();
  const metrics = openMetrics(config, database, pool);
  const store = watchedStore(bare, metrics.storageCall);
  const cache = answerCache(database.versions);
  const links = portalLinks(config.appOrigins[0] ?? "");
  const deps: Deps = {
    ...{ config, database, installation, store, tempDir, metrics, cache, links },
    ...openFiles(config, { db, store, pool, tempDir, metrics, log }),
    ...openAccounts(config, db, secrets),
    mail: config.mail && openMailQueue({ db, settings: config.mail, links, metrics, log }),
    cachedRead: cachedRead(cache, metrics.cacheAnswer),
    write: onceOnly(db),
  };
  return { deps, files, pool };
}
