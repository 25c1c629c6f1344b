import { may } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { actorOf, requirePermission } from "../../auth/guard.ts";
import { notFound } from "../../lib/problems.ts";
import { auditRepository } from "../../repositories/service/audit.ts";
import { sessionsRepository } from "../../repositories/accounts/sessions.ts";
import { type Deps } from "../deps.ts";
import { auditContextOf } from "../writes.ts";

/** Where somebody is signed in, and the way to end that: one's own, and for administrators everybody's. */
export const sessionRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const config = { access: "view", beforeEnrolment: true } as const;

    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.get("/sessions", { config }, async (request) => {
      const actor = actorOf(request);
      const { of } = request.query as { of?: unknown };
      const ownerId = typeof of === "string" && of !== "" ? of : actor.id;
      if (ownerId !== actor.id) requirePermission(request, "administer");
      const items = await deps.sessions.list(ownerId);
      return {
        items: items.map(({ id, createdAt, usedAt, expiresAt, userAgent, address }) => ({
          _id: id,
          current: id === actor.sessionId,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          userAgent,
          address,
        })),
      };
    });

    app.delete("/sessions/:id", { config }, async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { id } = request.params;
      const actor = actorOf(request);
      // Another's session looks like none at all to who may not end it.
      const isEverybodys = may(actor.role, "administer");
      await db.transaction(async (tx) => {
        const owner = await sessionsRepository(tx).end(id, isEverybodys ? undefined : actor.id);
        if (owner === undefined) throw notFound("session");
        const ended = { action: "revoke", kind: "session" } as const;
        const isOwn = owner.id === actor.id;
        await auditRepository(tx).record(auditContextOf(request), {
          ...ended,
          ...(isOwn ? { subjectId: id } : { subjectId: owner.id, subjectTitle: owner.name }),
        });
      });
      return { message: "The session has ended.", _id: id };
    });

    app.delete("/sessions", { config }, async (request) => {
      const actor = actorOf(request);
      await sessionsRepository(db).removeAllOf(actor.id, actor.sessionId);
      await auditRepository(db).record(auditContextOf(request), {
        action: "revoke",
        kind: "session",
        subjectId: actor.id,
      });
      return { message: "All other sessions have ended." };
    });
  };
