import { type FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { actorOf } from "../auth/guard.ts";
import { badRequest } from "../problems.ts";
import { idempotencyKeysRepository } from "../repositories/idempotency-keys.ts";
import { type Deps } from "./deps.ts";

const mostKeys = 500;

/** Body of `POST /receipts`: the keys whose outcome is asked for. */
export const receiptsBody = z.object({ keys: z.array(z.string()) });

/** The id of what a stored answer made, whichever way it is wrapped. */
function idIn(response: string | null): string | undefined {
  const answer = JSON.parse(response ?? "{}") as { _id?: unknown; data?: { _id?: unknown } };
  const id = answer._id ?? answer.data?._id;
  return typeof id === "string" ? id : undefined;
}

/**
 * Tells an outbox which of its requests arrived (an addition of ours): the completed keys of who asks, each with its
 * status, receipt number and the id of what it made. Keys left out have not been completed here.
 */
export const receiptRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.post("/receipts", { config: { access: "admin" } }, async (request, reply) => {
      const body = receiptsBody.safeParse(request.body);
      if (!body.success) throw badRequest("The request must name the keys it asks for.");
      if (body.data.keys.length > mostKeys)
        throw badRequest(`At most ${mostKeys} keys can be asked for at once.`);
      const keys = [...new Set(body.data.keys)].filter((key) => key !== "" && !key.includes("\0"));
      const found =
        keys.length === 0
          ? []
          : await idempotencyKeysRepository(deps.database.db).completed(actorOf(request).id, keys);
      const receipts = found.map(({ key, status, receipt, completedAt, response }) => {
        const id = idIn(response);
        return {
          key,
          status,
          receipt,
          completedAt: completedAt?.toISOString(),
          ...(id !== undefined && { _id: id }),
        };
      });
      return reply.header("cache-control", "no-store").send({ receipts });
    });
  };
