import cors from "@fastify/cors";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { actorOf, bearerOf, registerGuard } from "./auth/guard.ts";
import { limitSlowBodies, registerBodies } from "./http/input/bodies.ts";
import { limitConnections } from "./http/connections.ts";
import { coveredBy } from "./http/proxies.ts";
import { registerRateLimits } from "./http/rate-limits.ts";
import { assertCleanParameters, dropUnusableParameters } from "./http/input/clean-input.ts";
import { sendProblem } from "./http/errors.ts";
import { answerUnreadableRequests } from "./http/input/unreadable-requests.ts";
import { registerHeaders } from "./http/headers.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { requestIds } from "./lib/ids.ts";
import { notFound } from "./lib/problems.ts";
import { servedFilesRepository } from "./repositories/files/served-files.ts";
import { achievementRoutes } from "./routes/content/achievements.ts";
import { backupRoutes } from "./routes/service/backups.ts";
import { cspReportRoutes } from "./routes/service/csp-reports.ts";
import { type Deps } from "./routes/deps.ts";
import { registerDescription } from "./openapi/description.ts";
import { documentSearchRoutes } from "./routes/content/document-search.ts";
import { documentRoutes } from "./routes/content/documents.ts";
import { eventRoutes } from "./routes/content/events.ts";
import { forgotPasswordRoutes } from "./routes/accounts/forgot-password.ts";
import { healthRoutes } from "./routes/service/health.ts";
import { invitationRoutes } from "./routes/accounts/invitations.ts";
import { mailRoutes } from "./routes/service/mail.ts";
import { photoRoutes } from "./routes/content/photos.ts";
import { projectRoutes } from "./routes/content/projects.ts";
import { projectsWithoutPhotosRoutes } from "./routes/content/projects-without-photos.ts";
import { signInRoutes } from "./routes/accounts/sign-in.ts";
import { adminRoutes } from "./routes/accounts/admins.ts";
import { auditRoutes } from "./routes/service/audit.ts";
import { passwordRoutes } from "./routes/accounts/passwords.ts";
import { receiptRoutes } from "./routes/content/receipts.ts";
import { snapshotRoutes } from "./routes/content/snapshot.ts";
import { secondFactorRoutes } from "./routes/accounts/second-factor.ts";
import { secondStepRoutes } from "./routes/accounts/second-step.ts";
import { sessionRoutes } from "./routes/accounts/sessions.ts";
import { trashRoutes } from "./routes/content/trash.ts";
import { metricsRoute } from "./monitoring/metrics-route.ts";
import { filePasses } from "./files/file-pass.ts";
import { fileRoutes, type FileRoutesOptions } from "./files/file-routes.ts";
import { servedFiles } from "./files/served-files.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

const day = 86_400;

function createFastify(deps: Deps, logger: FastifyBaseLogger): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    routerOptions: { maxParamLength: 1024 },
    forceCloseConnections: "idle",
    // Times are watched per progress, not in total: 10 MB at 64 kbit/s take 21 minutes (docs/decisions/0046).
    http: { headersTimeout: 15_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  }) as FastifyInstance;
}

/** Once the server closes, a connection whose last answer is sent must not be kept: closing waits for all of them. */
function letConnectionsGo(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) void reply.header("connection", "close");
    done();
  });
}

/** On every address and alias alike, once the guard has let the request in. */
function refuseBadParameters(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    assertCleanParameters(request.params);
    // A write may name the item it means in the query: that must not be lost on the way.
    if (request.method === "GET" || request.method === "HEAD") dropUnusableParameters(request.query);
    else assertCleanParameters(request.query);
    done();
  });
}

/** tus says what it can do on OPTIONS, which the CORS plugin answers: its headers are added beforehand. */
async function announceUploads(app: FastifyInstance, uploads: Deps["uploads"]): Promise<void> {
  const asked = new Request("http://localhost/uploads", { method: "OPTIONS" });
  const { headers } = await uploads.handle(asked, "");
  const abilities = Object.fromEntries([...headers].filter(([name]) => name.startsWith("tus-")));
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method === "OPTIONS" && request.url.startsWith("/uploads")) void reply.headers(abilities);
    done();
  });
}

/** Files of deleted records are for signed-in administrators, and for who has a pass from the trash. */
const maySeeDeleted =
  ({ installation, sessions }: Deps): FileRoutesOptions["maySeeDeleted"] =>
  async ({ headers }, key, pass) => {
    if (pass !== undefined) return filePasses(installation.secret).isGood(key, pass);
    const token = bearerOf(headers.authorization);
    return token !== undefined && (await sessions.actorOf(token)) !== undefined;
  };

/** Builds the application from what it is handed; nothing in here reads a setting or opens a port. */
export async function buildApp(deps: Deps, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = createFastify(deps, logger);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(notFound("address"), request, reply));
  registerRequestLog(app);
  registerHeaders(app, deps.config);
  answerUnreadableRequests(app.server);
  registerBodies(app);
  limitSlowBodies(app);
  letConnectionsGo(app); // after what keeps connections
  const isExempt = coveredBy(deps.config.trustedProxies);
  limitConnections(app.server, { ...deps.config.connections, isExempt });
  await announceUploads(app, deps.uploads);
  await app.register(cors, {
    origin: deps.config.appOrigins,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    maxAge: day,
    strictPreflight: false, // OPTIONS /uploads is also asked by programs that are no browser
  });
  await registerRateLimits(app, deps.config.rateLimits);
  registerGuard(app, deps.sessions, deps.stepUp);
  refuseBadParameters(app);

  await app.register(cspReportRoutes); // before the description: it is the browsers', no call of ours
  if (deps.config.apiDocs) registerDescription(app, deps.config.apiUrl);
  deps.metrics.watch(app);
  if (deps.config.metricsToken !== undefined) metricsRoute(app, deps.metrics, deps.config.metricsToken);

  await app.register(healthRoutes(deps));
  await app.register(signInRoutes(deps));
  for (const sector of ["energy", "water"] as const) {
    await app.register(projectRoutes(sector, deps));
    await app.register(photoRoutes(sector, deps));
  }
  await app.register(achievementRoutes(deps));
  await app.register(eventRoutes(deps));
  await app.register(documentRoutes(deps));
  await app.register(documentSearchRoutes(deps));
  await app.register(projectsWithoutPhotosRoutes(deps));
  await app.register(snapshotRoutes(deps));
  await app.register(trashRoutes(deps));
  await app.register(receiptRoutes(deps));
  await app.register(auditRoutes(deps));
  await app.register(backupRoutes(deps));
  await app.register(sessionRoutes(deps));
  await app.register(adminRoutes(deps));
  await app.register(passwordRoutes(deps));
  await app.register(secondStepRoutes(deps));
  await app.register(secondFactorRoutes(deps));
  await app.register(invitationRoutes(deps));
  await app.register(forgotPasswordRoutes(deps));
  await app.register(mailRoutes(deps));
  await app.register(uploadRoutes, { uploads: deps.uploads, ownerOf: (request) => actorOf(request).id });
  await app.register(fileRoutes, {
    store: deps.store,
    lookup: servedFiles(servedFilesRepository(deps.database.db), deps.database.versions),
    maySeeDeleted: maySeeDeleted(deps),
  });
  return app;
}
