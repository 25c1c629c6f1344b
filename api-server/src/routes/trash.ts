import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { orIfTaken } from "../database/unique.ts";
import { notFound, titleTaken } from "../problems.ts";
import { topicOf, trashRepository } from "../repositories/trash.ts";
import { type Deps } from "./deps.ts";
import { record } from "./form-writes.ts";
import { answerWrite, fingerprintOf } from "./writes.ts";

const mostShown = 200;

/** What was deleted within 30 days, and the way back: an addition of ours (DESIGN.md, section 6; AMB-18). */
export const trashRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const config = { access: "admin" } as const;

    app.get("/trash", { config }, async (_request, reply) => {
      const items = await trashRepository(deps.database.db).list(mostShown);
      return reply.header("cache-control", "no-store").send({
        items: items.map(({ id, kind, title, projectId, deletedAt }) => ({
          _id: id,
          kind,
          title,
          ...(projectId !== null && { projectId }),
          deletedAt: deletedAt.toISOString(),
        })),
      });
    });

    app.post(
      "/trash/:id/restore",
      { config },
      (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const { id } = request.params;
        return answerWrite(deps.write, request, reply, fingerprintOf("restore", id), {
          prepare: () => Promise.resolve(),
          commit: async (tx) => {
            const trash = trashRepository(tx);
            const item = await trash.lock(id);
            if (!item) throw notFound("trash");
            await orIfTaken(trash.restore(item), titleTaken);
            const { kind, title } = item;
            await record(tx, request, topicOf[kind], {
              action: "restore",
              kind,
              subjectId: id,
              subjectTitle: title,
            });
            return { status: 200, body: { message: "Restored.", _id: id, kind } };
          },
        });
      },
    );
  };
