import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { actorOf } from "../auth/guard.ts";
import { notFound } from "../problems.ts";
import { auditRepository } from "../repositories/audit.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { type Deps } from "./deps.ts";
import { doerOf } from "./writes.ts";

/** An administrator's own sessions: where they are signed in, and the way to end that. */
export const sessionRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const config = { access: "admin" } as const;

    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    app.get("/sessions", { config }, async (request) => {
      const actor = actorOf(request);
      const items = await deps.sessions.list(actor.id);
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
      if (!(await deps.sessions.end(id, actorOf(request).id))) throw notFound("session");
      await auditRepository(db).record(doerOf(request), { action: "revoke", kind: "session", subjectId: id });
      return { message: "The session has ended.", _id: id };
    });

    app.delete("/sessions", { config }, async (request) => {
      const actor = actorOf(request);
      await sessionsRepository(db).removeAllOf(actor.id, actor.sessionId);
      await auditRepository(db).record(doerOf(request), {
        action: "revoke",
        kind: "session",
        subjectId: actor.id,
      });
      return { message: "All other sessions have ended." };
    });
  };
