import { maxIdLength, maxPasswordLength } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { accountEvent } from "../../auth/account-events.ts";
import { actorOf, setAccountHeaders } from "../../auth/guard.ts";
import { originOf } from "../../http/origin.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { badRequest, Problem } from "../../lib/problems.ts";
import { auditRepository, type AuditEvent } from "../../repositories/service/audit.ts";
import { type Method } from "../../second-factor/refusals.ts";
import { type Deps } from "../deps.ts";
import { auditContextOf } from "../writes.ts";

const upTo = (length: number) => z.optional(z.string().check(z.maxLength(length)));
const shown = {
  code: upTo(maxIdLength),
  /** What the browser's passkey answered (WebAuthn, AuthenticationResponseJSON). */
  passkey: z.optional(z.record(z.string(), z.unknown())),
};

/** Body of `POST /second-factor`. */
export const secondStep = z.object({ challenge: z.string().check(z.maxLength(maxIdLength)), ...shown });
/** Body of `POST /step-up`. */
export const stepUpProof = z.object({
  ...shown,
  password: upTo(maxPasswordLength),
  challenge: upTo(maxIdLength),
});

const refusals = new Set([400, 401, 429]);

/** The second step of a sign-in, and showing once more who one is. */
export const secondStepRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { sessions, factors } = deps;
    const audit = auditRepository(deps.database.db);

    /** A refused try is worth a line; too many of them are stopped before they fill the history. */
    const recordingRefusals = <T>(work: Promise<T>, record: () => Promise<void>): Promise<T> =>
      work.catch(async (error: unknown) => {
        if (error instanceof Problem && refusals.has(error.statusCode)) await record();
        throw error;
      });

    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.post("/second-factor", { config: { access: "open" } }, async (request, reply) => {
      const incomplete = "Please enter the code.";
      const { challenge, ...given } = parseBody(secondStep, request.body, incomplete);
      if (!given.code?.trim() && !given.passkey) throw badRequest(incomplete);
      const admin = await sessions.waitingFor(challenge);
      const context = auditContextOf(request, admin);
      const record = (action: AuditEvent["action"]) => audit.record(context, accountEvent(admin, action));
      const { method, answer } = await recordingRefusals(
        sessions.secondStep(admin, challenge, given, originOf(request)),
        () => record("second-factor-failed"),
      );
      if (method === "recovery-code") await record("recovery-code-used");
      await record("sign-in");
      setAccountHeaders(reply, { role: answer.user.role, mustEnrol: false });
      return answer;
    });

    const config = { access: "view", beforeEnrolment: true } as const;

    app.post("/step-up", { config }, async (request) => {
      const incomplete = "Please enter your password or a code.";
      const given = parseBody(stepUpProof, request.body, incomplete);
      if (!given.code?.trim() && !given.passkey && !given.password) throw badRequest(incomplete);
      const actor = actorOf(request);
      const record = (action: AuditEvent["action"], after?: { by: Method }) =>
        audit.record(auditContextOf(request), { ...accountEvent(actor, action), ...(after && { after }) });
      const by = await recordingRefusals(sessions.prove(actor, given, request.ip), () =>
        record("second-factor-failed"),
      );
      if (by === "recovery-code") await record("recovery-code-used");
      await record("step-up", { by });
      return { message: "Your identity is confirmed.", seconds: deps.config.stepUpMs / 1000 };
    });

    app.post("/step-up/challenge", { config }, async (request) => {
      const { id, hasSecondFactor } = actorOf(request);
      if (!hasSecondFactor) return { methods: ["password"] };
      return factors.challenge(id, "step-up");
    });
  };
