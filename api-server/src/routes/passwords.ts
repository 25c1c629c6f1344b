import { maxPasswordLength } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { checkPassword } from "../auth/admins.ts";
import { actorOf } from "../auth/guard.ts";
import { hashPassword, passwordFits } from "../auth/passwords.ts";
import { resetPassword } from "../auth/reset-password.ts";
import { cleanJson } from "../http/clean-input.ts";
import { parseBody } from "../http/parse-body.ts";
import { badRequest, Problem } from "../problems.ts";
import { adminsRepository } from "../repositories/admins.ts";
import { auditRepository } from "../repositories/audit.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { type Deps } from "./deps.ts";
import { passwordForm, passwordPagePolicy, passwordSaved } from "./password-page.ts";
import { auditContextOf } from "./writes.ts";

const secret = z.string().check(z.maxLength(maxPasswordLength));

/** Body of `POST /password`. */
export const passwordChange = z.object({ current: secret, password: secret });
/** Body of `POST /password-reset`, from the page (a plain form) or as JSON. */
export const passwordReset = z.object({ token: secret, password: secret });

/** The token a query or a refused form names, to stand in the form again. */
function tokenIn(holder: unknown): string {
  const token = (holder as { token?: unknown } | null | undefined)?.token;
  return typeof token === "string" ? token.slice(0, maxPasswordLength) : "";
}

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({ "content-security-policy": passwordPagePolicy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(html);

/** Changing one's own password, and setting a new one through the link the command line prints. */
export const passwordRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;

    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => {
        try {
          done(null, cleanJson(Object.fromEntries(new URLSearchParams(String(body)))));
        } catch (error) {
          done(error as Error);
        }
      },
    );

    app.post("/password", { config: { access: "view", beforeEnrolment: true } }, async (request, reply) => {
      const actor = actorOf(request);
      const body = parseBody(passwordChange, request.body, "Please enter the current and the new password.");
      await checkPassword(body.password, [actor.name, actor.email]);
      await deps.sessions.countTry(actor.email, request.ip);
      const admin = await adminsRepository(db).findById(actor.id);
      if (!admin || !(await passwordFits(body.current, admin.passwordHash)))
        throw badRequest("The current password is not right.");
      await deps.sessions.forgiveTry(actor.email, request.ip);
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        if (!(await adminsRepository(tx).setPassword(actor.id, passwordHash, admin.passwordHash))) {
          throw badRequest("The password was changed meanwhile. Please try again.");
        }
        await sessionsRepository(tx).removeAllOf(actor.id, actor.sessionId);
        await auditRepository(tx).record(auditContextOf(request), {
          action: "password",
          kind: "admin",
          subjectId: actor.id,
          subjectTitle: actor.name,
        });
      });
      return reply.header("cache-control", "no-store").send({ message: "The password is changed." });
    });

    app.get("/password-reset", { config: { access: "open" } }, async (request: FastifyRequest, reply) => {
      return sendPage(reply, 200, passwordForm(tokenIn(request.query)));
    });

    app.post("/password-reset", { config: { access: "open" } }, async (request, reply) => {
      const fromPage =
        request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
      try {
        const missing = "The link or the new password is missing.";
        const { token, password } = parseBody(passwordReset, request.body, missing);
        await resetPassword(db, token, password, auditContextOf(request));
      } catch (error) {
        if (!fromPage || !(error instanceof Problem)) throw error;
        return sendPage(reply, error.statusCode, passwordForm(tokenIn(request.body), error.message));
      }
      if (fromPage) return sendPage(reply, 200, passwordSaved(deps.config.appOrigins[0]));
      return reply.header("cache-control", "no-store").send({ message: "The new password is saved." });
    });
  };
