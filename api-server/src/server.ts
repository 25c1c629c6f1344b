import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { ensureFirstAdmin } from "./auth/admins.ts";
import { type Assembled, assemble } from "./assemble.ts";
import { type Config, readConfig } from "./settings/config.ts";
import { openLog } from "./monitoring/log.ts";
import { listenForMetrics } from "./monitoring/metrics-route.ts";
import { handleParentMessages, sendToParent } from "./parent-process.ts";
import { adminsRepository } from "./repositories/accounts/admins.ts";
import { documentsRepository } from "./repositories/content/documents.ts";
import { eventsRepository } from "./repositories/content/events.ts";
import { projectsRepository } from "./repositories/content/projects.ts";
import { startProblem } from "./installation/start-problems.ts";

const seedSessionMs = 3_600_000;
/** Answers under way get this long when the server stops. */
const stopWithinMs = 20_000;

/** The setup secret in force: the setting, or one made up and printed while nobody can sign in (AMB-06). */
function setupSecretFor(config: Config, adminCount: number): string | undefined {
  if (config.setupSecret !== undefined || adminCount > 0) return config.setupSecret;
  const secret = randomBytes(16).toString("base64url");
  console.info(`No administrator yet. Setup secret for POST /createAdmin: ${secret}`);
  return secret;
}

async function isEmpty({ deps: { database } }: Assembled): Promise<boolean> {
  const { db } = database;
  const counts = [
    projectsRepository(db).count(),
    eventsRepository(db).count(),
    documentsRepository(db).count(),
  ];
  return (await Promise.all(counts)).every((n) => n === 0);
}

/** One session of the first administrator, for the sample data of a first start. */
async function seedSession({ deps: { database, sessions } }: Assembled): Promise<string> {
  const admin = await adminsRepository(database.db).first();
  if (!admin) throw new Error("there is no administrator");
  return (
    await sessions.open(admin, { address: "local", userAgent: "sample data" }, { maxMs: seedSessionMs })
  ).token;
}

function stopOnSignals(assembled: Assembled): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    assembled.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
}

/** Fails at once when the port is taken, instead of after the database has been opened. */
function probePort({ host, port }: Config): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer().once("error", taken);
    probe.listen({ host, port }, () => probe.close(() => free()));
  });
}

async function start(config: Config): Promise<void> {
  await probePort(config);
  const log = openLog(config.logLevel);
  const assembled = await assemble(config, log);
  stopOnSignals(assembled);
  const { db } = assembled.deps.database;
  const created = config.firstAdmin !== undefined && (await ensureFirstAdmin(db, config.firstAdmin));
  assembled.deps.setupSecret = setupSecretFor(config, await adminsRepository(db).count());
  await assembled.app.listen({ host: config.host, port: config.port });
  if (config.metricsPort !== undefined) {
    await listenForMetrics(assembled.deps.metrics, config.host, config.metricsPort);
  }
  handleParentMessages({
    seedSession: () => seedSession(assembled),
    smallPictures: () => assembled.deps.variants.settled(),
  });
  const empty = await isEmpty(assembled);
  const firstAdmin = created && config.firstAdmin ? { email: config.firstAdmin.email } : undefined;
  sendToParent({ type: "ready", url: config.apiUrl, empty, ...(firstAdmin && { firstAdmin }) });
}

function fail(error: unknown, config?: Config): never {
  console.error(startProblem(error, config));
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await start(config).catch((error: unknown) => fail(error, config));
}

main().catch((error: unknown) => fail(error));
