import { registrationBody, roleIn, signInBody } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { accountEvent, recordFailedSignIn } from "../../auth/account-events.ts";
import { addAdmin, newAdminRow } from "../../auth/admins.ts";
import { asksForSecondFactor } from "../../second-factor/policy.ts";
import { actorOf, requirePermission, setAccountHeaders } from "../../auth/guard.ts";
import { userOf } from "../../auth/sessions.ts";
import { sameSecret } from "../../credentials/tokens.ts";
import { originOf } from "../../http/origin.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { badRequest, Problem, setupSecretNeeded, unauthorized } from "../../lib/problems.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { auditRepository } from "../../repositories/service/audit.ts";
import { type Deps } from "../deps.ts";
import { answerWrite, auditContextOf, fingerprintOf } from "../writes.ts";

/** A wrong password, and too many of them. */
const refusals = new Set([401, 429]);
/** The password was right; whether it comes to a sign-in is decided in the second step. */
const isFirstStep = ({ details }: Problem) => details["code"] === "second-factor";

function addSignIn(app: FastifyInstance, deps: Deps): void {
  app.post("/customerLogin", { config: { access: "open" } }, async (request, reply) => {
    const incomplete = "Please enter email and password.";
    const body = parseBody(signInBody, request.body, incomplete);
    const email = body.email ?? body.Email ?? "";
    const password = body.password ?? body.Password ?? "";
    if (email.trim() === "" || password === "") throw badRequest(incomplete);
    const { db } = deps.database;
    const answer = await deps.sessions
      .signIn(email, password, originOf(request), body.device)
      .catch(async (error: unknown) => {
        if (error instanceof Problem && refusals.has(error.statusCode) && !isFirstStep(error))
          await recordFailedSignIn(db, email, auditContextOf(request));
        throw error;
      });
    const { _id: id, name } = answer.user;
    await auditRepository(db).record(
      auditContextOf(request, { id, name }),
      accountEvent({ id, name }, "sign-in"),
    );
    // Who comes here has no second factor.
    const { role } = answer.user;
    setAccountHeaders(reply, { role, mustEnrol: asksForSecondFactor(deps.config.secondFactor)(role) });
    return reply.header("cache-control", "no-store").send(answer);
  });
}

function addSignOut(app: FastifyInstance, deps: Deps): void {
  app.post("/logout", { config: { access: "view", beforeEnrolment: true } }, async (request, reply) => {
    const actor = actorOf(request);
    await deps.sessions.end(actor.sessionId, actor.id);
    await auditRepository(deps.database.db).record(auditContextOf(request), accountEvent(actor, "sign-out"));
    return reply.header("cache-control", "no-store").send({ message: "Signed out." });
  });
}

/** Without a session only the very first administrator is made, with the installation's secret (AMB-06). */
async function checkSetup(deps: Deps, request: FastifyRequest): Promise<void> {
  if (request.actor) return requirePermission(request, "administer");
  if ((await adminsRepository(deps.database.db).count()) > 0) throw unauthorized();
  await deps.sessions.countTry("setup", request.ip);
  const { setupSecret } = deps;
  const given = request.headers["x-setup-secret"];
  if (setupSecret === undefined || typeof given !== "string" || !sameSecret(given, setupSecret)) {
    throw setupSecretNeeded();
  }
}

function addCreateAdmin(app: FastifyInstance, deps: Deps): void {
  app.post("/createAdmin", { config: { stepUp: "second-factor" } }, async (request, reply) => {
    await checkSetup(deps, request);
    const body = parseBody(registrationBody, request.body, "Name, email and password are required.");
    const wanted = {
      name: body.name ?? "",
      email: body.Email ?? body.email ?? "",
      password: body.Password ?? body.password ?? "",
      // A role that is not known here gets the least of them.
      role: body.role === undefined ? undefined : (roleIn(body.role) ?? "viewer"),
    };
    // Without the password: a fingerprint is a quick hash, and is stored.
    return answerWrite(
      deps.write,
      request,
      reply,
      fingerprintOf("create admin", wanted.name, wanted.email, ...(wanted.role ? [wanted.role] : [])),
      {
        prepare: () => newAdminRow({ ...wanted, passwordGiven: request.actor !== undefined }),
        commit: async (tx, row) => {
          const repository = adminsRepository(tx);
          await repository.lock();
          if (!request.actor && (await repository.count()) > 0) throw unauthorized();
          await addAdmin(tx, row);
          await auditRepository(tx).record(auditContextOf(request), {
            action: "create",
            kind: "admin",
            subjectId: row.id,
            subjectTitle: row.name,
            after: userOf(row),
          });
          return { status: 201, body: { message: "registered succes", user: userOf(row) } }; // (sic)
        },
      },
    );
  });
}

/** Sign-in, sign-out and the making of administrators (API-01, API-02). Both calls take both cases (AMB-34). */
export const signInRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    addSignIn(app, deps);
    addSignOut(app, deps);
    addCreateAdmin(app, deps);
  };
