import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { userOf } from "../auth/sessions.ts";
import { badRequest, lastAdmin, notFound, ownAccount } from "../problems.ts";
import { type Admin, adminsRepository } from "../repositories/admins.ts";
import { auditRepository } from "../repositories/audit.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { type Deps } from "./deps.ts";
import { answerWrite, doerOf, fingerprintOf } from "./writes.ts";

/** Body of `PATCH /admins/{id}`. */
export const adminChanges = z.object({ active: z.boolean() });

const shown = (admin: Admin) => ({
  ...userOf(admin),
  active: admin.active,
  createdAt: admin.createdAt.toISOString(),
  ...(admin.lastSignInAt && { lastSignInAt: admin.lastSignInAt.toISOString() }),
});

/** The list of administrators, and switching one off: their sessions end at once, their past stays in the trail. */
export const adminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const config = { access: "admin" } as const;

    app.get("/admins", { config }, async (_request, reply) =>
      reply
        .header("cache-control", "no-store")
        .send({ items: (await adminsRepository(db).list()).map(shown) }),
    );

    app.patch("/admins/:id", { config }, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { id } = request.params;
      const body = adminChanges.safeParse(request.body);
      if (!body.success) throw badRequest("Say whether the administrator is active: true or false.");
      const { active } = body.data;
      return answerWrite(deps.write, request, reply, fingerprintOf("change admin", id, active), {
        prepare: () => Promise.resolve(),
        commit: async (tx) => {
          const admins = adminsRepository(tx);
          await admins.lock();
          const admin = await admins.findById(id);
          if (!admin) throw notFound("admin");
          if (!active && admin.active && (await admins.countActive()) <= 1) throw lastAdmin();
          if (!active && id === request.actor?.id) throw ownAccount();
          await admins.setActive(id, active);
          if (!active) await sessionsRepository(tx).removeAllOf(id);
          await auditRepository(tx).record(doerOf(request), {
            action: active ? "activate" : "deactivate",
            kind: "admin",
            subjectId: id,
            subjectTitle: admin.name,
          });
          const message = active ? "The administrator is active." : "The administrator is deactivated.";
          return { status: 200, body: { message, ...shown({ ...admin, active }) } };
        },
      });
    });
  };
