import { registrationBody, signInBody } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { addAdmin, newAdminRow } from "../auth/admins.ts";
import { actorOf } from "../auth/guard.ts";
import { type Origin, userOf } from "../auth/sessions.ts";
import { sameSecret } from "../auth/tokens.ts";
import { badRequest, setupSecretNeeded, unauthorized } from "../problems.ts";
import { adminsRepository } from "../repositories/admins.ts";
import { auditRepository } from "../repositories/audit.ts";
import { type Deps } from "./deps.ts";
import { answerWrite, doerOf, fingerprintOf } from "./writes.ts";

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
});

/** Sign-in, sign-out and the making of administrators (API-01, API-02). Both calls take both cases (AMB-34). */
export const signInRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const admins = adminsRepository(deps.database.db);

    app.post("/customerLogin", { config: { access: "open" } }, async (request, reply) => {
      const body = signInBody.safeParse(request.body);
      const email = body.data?.email ?? body.data?.Email ?? "";
      const password = body.data?.password ?? body.data?.Password ?? "";
      if (email.trim() === "" || password === "") throw badRequest("Please enter email and password.");
      const answer = await deps.sessions.signIn(
        email.slice(0, 300),
        password.slice(0, 300),
        originOf(request),
      );
      return reply.header("cache-control", "no-store").send(answer);
    });

    app.post("/logout", { config: { access: "admin" } }, async (request, reply) => {
      const { sessionId, id } = actorOf(request);
      await deps.sessions.end(sessionId, id);
      return reply.header("cache-control", "no-store").send({ message: "Signed out." });
    });

    /** Without a session only the very first administrator is made, with the installation's secret (AMB-06). */
    async function checkSetup(request: FastifyRequest): Promise<void> {
      if (request.actor) return;
      if ((await admins.count()) > 0) throw unauthorized();
      await deps.sessions.countTry("setup", request.ip);
      const { setupSecret } = deps;
      const given = request.headers["x-setup-secret"];
      if (setupSecret === undefined || typeof given !== "string" || !sameSecret(given, setupSecret)) {
        throw setupSecretNeeded();
      }
    }

    app.post("/createAdmin", async (request, reply) => {
      await checkSetup(request);
      const body = registrationBody.safeParse(request.body);
      const wanted = {
        name: body.data?.name ?? "",
        email: body.data?.Email ?? body.data?.email ?? "",
        password: body.data?.Password ?? body.data?.password ?? "",
      };
      // Without the password: a fingerprint is a quick hash, and is kept.
      return answerWrite(
        deps.write,
        request,
        reply,
        fingerprintOf("create admin", wanted.name, wanted.email),
        {
          prepare: () => newAdminRow(wanted),
          commit: async (tx, row) => {
            const repository = adminsRepository(tx);
            await repository.lock();
            if (!request.actor && (await repository.count()) > 0) throw unauthorized();
            await addAdmin(tx, row);
            await auditRepository(tx).record(doerOf(request), {
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
  };
