import { maxIdLength, maxPersonNameLength } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { actorOf } from "../../auth/guard.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { type Deps } from "../deps.ts";
import { auditContextOf } from "../writes.ts";

/** Body of `POST /second-factor/totp/confirm`. */
export const totpCode = z.object({ code: z.string().check(z.maxLength(maxIdLength)) });
/** Body of `POST /second-factor/passkeys`; `passkey` is WebAuthn's RegistrationResponseJSON. */
export const newPasskey = z.object({
  challenge: z.string().check(z.maxLength(maxIdLength)),
  name: z.optional(z.string().check(z.maxLength(maxPersonNameLength))),
  passkey: z.record(z.string(), z.unknown()),
});

const view = { access: "view" } as const;
const begin = { config: { ...view, beforeEnrolment: true, stepUp: "everybody" } } as const;
const confirm = { config: { ...view, beforeEnrolment: true } } as const;

function addTotp(app: FastifyInstance, { enrolment, factors, sessions }: Deps): void {
  app.post("/second-factor/totp", begin, (request) => enrolment.beginTotp(actorOf(request)));

  app.post("/second-factor/totp/confirm", confirm, async (request) => {
    const { code } = parseBody(totpCode, request.body, "Please enter the code that the app shows.");
    const actor = actorOf(request);
    await factors.tries.count(actor.id, request.ip);
    const made = await enrolment.confirmTotp(actor, code, auditContextOf(request));
    await factors.tries.forgive(actor.id, request.ip);
    await sessions.noteSecondFactor(actor.sessionId);
    return { message: "The authenticator app is set up.", ...made };
  });

  app.delete("/second-factor/totp", begin, async (request) => {
    await enrolment.removeTotp(actorOf(request), auditContextOf(request));
    return { message: "The authenticator app is removed." };
  });
}

function addPasskeys(app: FastifyInstance, { enrolment, sessions }: Deps): void {
  app.post("/second-factor/passkeys/challenge", begin, (request) => enrolment.beginPasskey(actorOf(request)));

  app.post("/second-factor/passkeys", confirm, async (request, reply) => {
    const body = parseBody(newPasskey, request.body, "The passkey is missing.");
    const actor = actorOf(request);
    const given = { ...body, name: body.name ?? "" };
    const made = await enrolment.addPasskey(actor, given, auditContextOf(request));
    await sessions.noteSecondFactor(actor.sessionId);
    return reply.code(201).send({ message: "The passkey is set up.", ...made });
  });

  app.delete(
    "/second-factor/passkeys/:id",
    begin,
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      await enrolment.removePasskey(actorOf(request), request.params.id, auditContextOf(request));
      return { message: "The passkey is removed.", _id: request.params.id };
    },
  );
}

/** One's own second factors: an authenticator app, passkeys, recovery codes. What changes them asks who it is. */
export const secondFactorRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { enrolment, config } = deps;
    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.get("/second-factor", { config: view }, async (request) => {
      const { id, mustEnrol } = actorOf(request);
      return { ...(await enrolment.stateOf(id)), required: mustEnrol, setting: config.secondFactor };
    });

    app.post("/second-factor/recovery-codes", begin, async (request) => {
      const made = await enrolment.renewCodes(actorOf(request), auditContextOf(request));
      return { message: "These codes take the place of all earlier ones.", ...made };
    });

    addTotp(app, deps);
    addPasskeys(app, deps);
  };
