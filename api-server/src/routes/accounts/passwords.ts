import { maxPasswordLength } from "@ministry/api-client/schemas";
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import * as z from "zod/mini";
import { checkPassword } from "../../auth/admins.ts";
import { actorOf } from "../../auth/guard.ts";
import { hashPassword, passwordFits } from "../../credentials/passwords.ts";
import { type Db } from "../../database/database.ts";
import { limitTries } from "../../auth/limit-tries.ts";
import { ownerOfLink, prepareReset, resetPassword } from "../../auth/reset-password.ts";
import { hashOf } from "../../credentials/tokens.ts";
import { addressKey } from "../../lib/address-key.ts";
import { cleanJson } from "../../http/input/clean-input.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { badRequest, Problem, samePassword, tooManyTries } from "../../lib/problems.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { auditRepository } from "../../repositories/service/audit.ts";
import { sessionsRepository } from "../../repositories/accounts/sessions.ts";
import { type Deps } from "../deps.ts";
import { linkRefused, passwordForm, passwordPagePolicy, passwordSaved } from "./password-page.ts";
import { answerWrite, auditContextOf, fingerprintOf } from "../writes.ts";

const secret = z.string().check(z.maxLength(maxPasswordLength));

/** Body of `POST /password`. */
export const passwordChange = z.object({ current: secret, password: secret });
/** Body of `POST /password-reset`, from the page (a plain form) or as JSON. */
export const passwordReset = z.object({ token: secret, password: secret });

/** The token a query or a refused form names, to be in the form again. */
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

/** Links of one address that may lead nowhere in a quarter of an hour. */
const maxWrongLinks = 50;

const limitLinks = (db: Db, { ip }: FastifyRequest) =>
  limitTries(db, `reset:${addressKey(ip)}`, maxWrongLinks, tooManyTries);

/** Plain forms, as the page behind a link sends them. */
function readPlainForms(app: FastifyInstance): void {
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
}

function addChange(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  app.post("/password", { config: { access: "view", beforeEnrolment: true } }, async (request, reply) => {
    const actor = actorOf(request);
    const body = parseBody(passwordChange, request.body, "Please enter the current and the new password.");
    await checkPassword(body.password, [actor.name, actor.email]);
    await deps.sessions.countTry(actor.email, request.ip);
    const admin = await adminsRepository(db).findById(actor.id);
    const fits = async (password: string) => admin && (await passwordFits(password, admin.passwordHash));
    const isCurrent = await fits(body.current);
    // The change was made and its answer lost: who sends it again is told so, not that a password is wrong.
    if (!isCurrent && !(await fits(body.password))) throw badRequest("The current password is not right.");
    await deps.sessions.forgiveTry(actor.email, request.ip);
    if (!admin || !isCurrent) return sayChanged(reply);
    // A password that somebody else has chosen would count as the owner's own from here on.
    if (body.password === body.current) throw samePassword();
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
    return sayChanged(reply);
  });
}

const sayChanged = (reply: FastifyReply) =>
  reply.header("cache-control", "no-store").send({ message: "The password is changed." });

/** Once for a key: a phone whose answer was lost asks again and gets the answer that the password is saved. */
async function saveReset({ database: { db }, write }: Deps, request: FastifyRequest, reply: FastifyReply) {
  const missing = "The link or the new password is missing.";
  const { token, password } = parseBody(passwordReset, request.body, missing);
  return answerWrite(write, request, reply, fingerprintOf("reset password", hashOf(token)), {
    prepare: async () => {
      await limitLinks(db, request);
      return prepareReset(db, token, password);
    },
    commit: async (tx, passwordHash) => {
      await resetPassword(tx, token, passwordHash, auditContextOf(request));
      return { status: 200, body: { message: "The new password is saved." } };
    },
  });
}

/** With the form as long as the link works: otherwise somebody would choose a password for nothing. */
async function sendRefusal({ database, config }: Deps, reply: FastifyReply, token: string, error: unknown) {
  if (!(error instanceof Problem)) throw error;
  const works = await ownerOfLink(database.db, token).then(
    () => true,
    () => false,
  );
  const html = works ? passwordForm(token, error.message) : linkRefused(error.message, config.appOrigins[0]);
  return sendPage(reply, error.statusCode, html);
}

function addReset(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  app.get("/password-reset", { config: { access: "open" } }, async (request: FastifyRequest, reply) => {
    const token = tokenIn(request.query);
    try {
      await ownerOfLink(db, token).catch(async (error: unknown) => {
        await limitLinks(db, request);
        throw error;
      });
    } catch (error) {
      return sendRefusal(deps, reply, token, error);
    }
    return sendPage(reply, 200, passwordForm(token));
  });

  app.post("/password-reset", { config: { access: "open" } }, async (request, reply) => {
    const fromPage =
      request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    if (!fromPage) return saveReset(deps, request, reply);
    try {
      const { token, password } = parseBody(passwordReset, request.body, "The new password is missing.");
      await limitLinks(db, request);
      const passwordHash = await prepareReset(db, token, password);
      await db.transaction((tx) => resetPassword(tx, token, passwordHash, auditContextOf(request)));
    } catch (error) {
      return sendRefusal(deps, reply, tokenIn(request.body), error);
    }
    return sendPage(reply, 200, passwordSaved(deps.config.appOrigins[0]));
  });
}

/** Changing one's own password, and setting a new one through a one-time link. */
export const passwordRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    readPlainForms(app);
    addChange(app, deps);
    addReset(app, deps);
  };
