import { maxIdLength } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { actorOf } from "../../auth/guard.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { idempotencyKeysRepository } from "../../repositories/service/idempotency-keys.ts";
import { type Deps } from "../deps.ts";

const maxKeys = 500;
const id = z.string().check(z.maxLength(maxIdLength));

/** Body of `POST /receipts`: the keys whose outcome is asked for, and the accounts that handed some of them over. */
export const receiptsBody = z.object({
  keys: z.array(id).check(z.maxLength(maxKeys)),
  handedOverBy: z.optional(z.array(id).check(z.maxLength(maxKeys))),
});

/** The id of what a stored answer made, whichever way it is wrapped. */
function idIn(stored: object): string | undefined {
  const answer = stored as { _id?: unknown; data?: { _id?: unknown } };
  const id = answer._id ?? answer.data?._id;
  return typeof id === "string" ? id : undefined;
}

/**
 * Answers an outbox which of its requests arrived (an addition of ours): the completed keys of who asks, and of those
 * whose work they took over, each with its status, receipt number and the id of what it made. Keys left out have not been
 * completed here. Keys are random: who names another's was given it.
 */
export const receiptRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.post("/receipts", { config: { access: "view", beforeEnrolment: true } }, async (request, reply) => {
      const otherwise = `The request must name the keys it asks for, at most ${maxKeys} at once.`;
      const body = parseBody(receiptsBody, request.body, otherwise);
      const keys = [...new Set(body.keys)].filter((key) => key !== "");
      const owners = [...new Set([actorOf(request).id, ...(body.handedOverBy ?? [])])];
      const found =
        keys.length === 0 ? [] : await idempotencyKeysRepository(deps.database.db).completed(owners, keys);
      const receipts = found.map(({ key, status, receipt, completedAt, response, result }) => {
        const id = idIn(result ?? (JSON.parse(response ?? "{}") as object));
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
