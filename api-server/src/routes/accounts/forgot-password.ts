import { maxEmailLength } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { limitTries } from "../../auth/limit-tries.ts";
import { makeResetToken, resetLinkLivesMs } from "../../auth/reset-password.ts";
import { hashOf } from "../../credentials/tokens.ts";
import { addressKey } from "../../lib/address-key.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { badRequest, deactivatedAccount, notFound, tooManyMails } from "../../lib/problems.ts";
import { adminsRepository, emailKeyOf } from "../../repositories/accounts/admins.ts";
import { mailJobsRepository } from "../../repositories/service/mail-jobs.ts";
import { type AskedBy } from "../../database/schema.ts";
import { type Deps } from "../deps.ts";
import { auditContextOf } from "../writes.ts";

/** Body of `POST /forgot-password`. */
export const forgottenPassword = z.object({ email: z.string().check(z.maxLength(maxEmailLength)) });

/** Mails in a quarter of an hour: asked for one address, and from one address of the network. */
const maxPerAccount = 3;
const maxPerAddress = 30;
/** Links that one administrator sends or makes in a quarter of an hour. */
const maxPerAdministrator = 50;

const answers = {
  byMail: {
    mail: true,
    message:
      "If this address has an account, a mail with a link is on its way. It can take some minutes. The link works once, within a day.",
  },
  byColleague: {
    mail: false,
    message:
      "No mail can be sent from here. Ask an administrator of the portal for a link. It opens a page where you choose a new password, works once and ends after a day.",
  },
} as const;

/** Asking for a link for a new password: for oneself on the sign-in page, and for a colleague as an administrator. */
export const forgotPasswordRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const open = { config: { access: "open" } } as const;
    const add = (email: string, askedBy: AskedBy) =>
      mailJobsRepository(db).add(
        "reset",
        emailKeyOf(email),
        askedBy,
        new Date(Date.now() + resetLinkLivesMs),
      );

    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.get("/forgot-password", open, async () => (deps.mail ? answers.byMail : answers.byColleague));

    // Whether the address has an account is looked up when the mail is written, not here: an unknown one takes the
    // same time. For the same reason the queue is not woken; it looks by itself every few seconds.
    app.post("/forgot-password", open, async (request, reply) => {
      const { email } = parseBody(forgottenPassword, request.body, "Please enter your email address.");
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw badRequest("Please enter a valid email address.");
      if (!deps.mail) return answers.byColleague;
      await limitTries(db, `forgot:${addressKey(request.ip)}`, maxPerAddress, tooManyMails);
      await limitTries(db, `forgot:${hashOf(emailKeyOf(email))}`, maxPerAccount, tooManyMails);
      await add(email, { name: "Somebody", requestId: request.id, address: request.ip });
      return reply.code(202).send(answers.byMail);
    });

    app.post(
      "/admins/:id/password-reset",
      // Who holds the link holds the account: who has a second factor is asked for it again after a while.
      { config: { access: "administer", stepUp: "second-factor" } },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const admin = await adminsRepository(db).findById(request.params.id);
        if (!admin) throw notFound("admin");
        if (!admin.active) throw deactivatedAccount();
        const context = auditContextOf(request);
        await limitTries(db, `resets of:${context.id ?? ""}`, maxPerAdministrator, tooManyMails);
        if (!deps.mail) {
          const { token } = await makeResetToken(db, admin, context);
          return {
            message: `Give ${admin.name} this link. It works once, within a day.`,
            link: deps.links.reset(token),
          };
        }
        const { id, ...rest } = context;
        await add(admin.email, { ...rest, ...(id !== undefined && { id }) });
        deps.mail.wake();
        return reply.code(202).send({ message: `${admin.name} gets a mail with a link for a new password.` });
      },
    );
  };
