import { maxEmailLength, maxPasswordLength, maxPersonNameLength, roles } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  acceptInvitation,
  invitationLivesMs,
  invite,
  makeInvitationToken,
  prepareAcceptance,
  withdrawInvitation,
} from "../../auth/invitations.ts";
import { limitTries } from "../../auth/limit-tries.ts";
import { hashOf } from "../../credentials/tokens.ts";
import { type Db } from "../../database/database.ts";
import { addressKey } from "../../lib/address-key.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { notFound, tooManyMails, tooManyTries } from "../../lib/problems.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { type Invitation, invitationsRepository } from "../../repositories/accounts/invitations.ts";
import { mailJobsRepository } from "../../repositories/service/mail-jobs.ts";
import { type Deps } from "../deps.ts";
import { accepted, mailOf, sentence, shown } from "./invitation-answers.ts";
import { answerWrite, auditContextOf, fingerprintOf } from "../writes.ts";

const upTo = (length: number) => z.string().check(z.maxLength(length));

/** Body of `POST /invitations`. */
export const newInvitation = z.object({
  email: upTo(maxEmailLength),
  name: upTo(maxPersonNameLength),
  role: z.enum(roles),
});
/** Body of `POST /invitations/accept`. */
export const acceptance = z.object({ token: upTo(maxPasswordLength), password: upTo(maxPasswordLength) });

/** Invitations that one administrator sends in a quarter of an hour. */
const maxInvitations = 50;
/** Links of one address that may lead nowhere in a quarter of an hour. */
const maxWrongLinks = 50;

const config = { access: "administer" } as const;
/** As for an account that is made: who has a second factor is asked for it again after a while. */
const givesAccess = { ...config, stepUp: "second-factor" } as const;

const limitInvitations = (db: Db, actorId = "") =>
  limitTries(db, `invitations of:${actorId}`, maxInvitations, tooManyMails);

/** Sends the mail, in the transaction of the invitation; where none is configured, makes the link to be shown. */
async function deliver(deps: Deps, tx: Db, { id }: Invitation, request: FastifyRequest) {
  await invitationsRepository(tx).noteMailed(id, null);
  if (deps.mail) {
    const { id: actorId, ...context } = auditContextOf(request);
    const askedBy = { ...context, ...(actorId !== undefined && { id: actorId }) };
    await mailJobsRepository(tx).add("invitation", id, askedBy, new Date(Date.now() + invitationLivesMs));
    return {};
  }
  await mailJobsRepository(tx).removeOf("invitation", id);
  const made = await makeInvitationToken(tx, id);
  return made && { link: deps.links.invitation(made.token) };
}

/** `GET /invitations`: who is invited, with what became of the mail. */
function addList(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  app.get("/invitations", { config }, async () => {
    const [invitations, jobs] = await Promise.all([
      invitationsRepository(db).list(),
      mailJobsRepository(db).listOf("invitation"),
    ]);
    return {
      items: invitations.map(({ inviter, ...row }) => ({
        ...shown(row),
        ...(inviter !== null && { invitedBy: inviter }),
        ...mailOf(
          row,
          jobs.find(({ subject }) => subject === row.id),
        ),
      })),
    };
  });
}

/** `POST /invitations`. */
function addInvite(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  app.post("/invitations", { config: givesAccess }, async (request, reply) => {
    const incomplete = `Say who is invited: email, name, and role (${roles.slice(0, -1).join(", ")} or ${roles.at(-1)}).`;
    const wanted = parseBody(newInvitation, request.body, incomplete);
    const context = auditContextOf(request);
    const fingerprint = fingerprintOf("invite", wanted.email, wanted.name, wanted.role);
    return answerWrite(deps.write, request, reply, fingerprint, {
      prepare: () => limitInvitations(db, context.id),
      commit: async (tx) => {
        const row = await invite(tx, wanted, context);
        const { link } = (await deliver(deps, tx, row, request)) ?? {};
        const body = { message: sentence(row.name, link), ...shown(row), ...(link && { link }) };
        // The link is not stored: who asks again under the key is given a new one.
        const afterCommit = () => deps.mail?.wake();
        return { status: 201, body, result: { _id: row.id }, afterCommit };
      },
      rebuild: async (_db, { _id }) => {
        const row = await invitationsRepository(db).findById(String(_id));
        if (!row) throw notFound("invitation");
        if (deps.mail) return { message: sentence(row.name, undefined), ...shown(row) };
        const { link } = (await deliver(deps, db, row, request)) ?? {};
        return { message: sentence(row.name, link), ...shown(row), ...(link && { link }) };
      },
    });
  });
}

/** `POST /invitations/:id/resend`: a new link, which ends the former one. */
function addResend(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  app.post(
    "/invitations/:id/resend",
    { config: givesAccess },
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const actorId = request.actor?.id ?? "";
      await limitTries(db, `invitations of:${actorId}`, maxInvitations, tooManyMails);
      const answer = await db.transaction(async (tx) => {
        const row = await invitationsRepository(tx).findById(request.params.id);
        if (!row) throw notFound("invitation");
        const { link } = (await deliver(deps, tx, row, request)) ?? {};
        const now = (await invitationsRepository(tx).findById(row.id)) ?? row;
        return { message: sentence(row.name, link), ...shown(now), ...(link && { link }) };
      });
      deps.mail?.wake();
      return answer;
    },
  );
}

/** `DELETE /invitations/:id`. */
function addWithdraw(app: FastifyInstance, deps: Deps): void {
  app.delete("/invitations/:id", { config }, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { id } = request.params;
    return answerWrite(deps.write, request, reply, fingerprintOf("withdraw invitation", id), {
      prepare: () => Promise.resolve(),
      commit: async (tx) => {
        const { name } = await withdrawInvitation(tx, id, auditContextOf(request));
        return { status: 200, body: { message: `The invitation of ${name} is withdrawn.`, _id: id } };
      },
    });
  });
}

/** `POST /invitations/accept`: makes the account with the password that was chosen. */
function addAccept(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  // Once for a key: a phone whose answer was lost asks again and gets the answer that the account is there.
  app.post("/invitations/accept", { config: { access: "open" } }, async (request, reply) => {
    const missing = "The invitation or the password is missing.";
    const { token, password } = parseBody(acceptance, request.body, missing);
    const fingerprint = fingerprintOf("accept invitation", hashOf(token));
    return answerWrite(deps.write, request, reply, fingerprint, {
      prepare: async () => {
        await limitTries(db, `accept:${addressKey(request.ip)}`, maxWrongLinks, tooManyTries);
        return prepareAcceptance(db, token, password);
      },
      commit: async (tx, row) => {
        const admin = await acceptInvitation(tx, token, row, auditContextOf(request));
        return { status: 201, body: accepted(admin), result: { _id: admin.id } };
      },
      rebuild: async (_db, { _id }) => {
        const admin = await adminsRepository(db).findById(String(_id));
        return admin && accepted(admin);
      },
    });
  });
}

/** Inviting colleagues: a link by mail, or shown where no mail is configured, with which they choose a password. */
export const invitationRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });
    for (const add of [addList, addInvite, addResend, addWithdraw, addAccept]) add(app, deps);
  };
