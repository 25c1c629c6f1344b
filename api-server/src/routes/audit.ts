import { type FastifyPluginAsync } from "fastify";
import { auditRepository } from "../repositories/audit.ts";
import { type Deps } from "./deps.ts";
import { clampedPaging } from "./paging.ts";

const text = (value: unknown) =>
  typeof value === "string" && value !== "" && !value.includes("\0") ? value : undefined;

/** A moment in ISO 8601; nonsense counts as not given. */
function moment(value: unknown): Date | undefined {
  const at = Date.parse(text(value) ?? "");
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** Who did what and when, with the record before and after: readable by every administrator, written by none. */
export const auditRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get("/audit", { config: { access: "admin" } }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const { page, limit } = clampedPaging(query, 50);
      const filter = {
        kind: text(query["kind"]),
        subjectId: text(query["subject"]),
        actorId: text(query["actor"]),
        from: moment(query["from"]),
        until: moment(query["until"]),
      };
      const { items, total } = await auditRepository(deps.database.db).page(filter, page, limit);
      return reply.header("cache-control", "no-store").send({
        items: items.map(({ id, actorId, actorName, subjectId, subjectTitle, at, ...rest }) => ({
          _id: id,
          at: at.toISOString(),
          actor: { ...(actorId !== null && { _id: actorId }), name: actorName },
          subject: { _id: subjectId, title: subjectTitle },
          ...rest,
        })),
        total,
        limit,
        page,
      });
    });
  };
