import { Readable } from "node:stream";
import { may } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync } from "fastify";
import { actorOf } from "../../auth/guard.ts";
import { type AuditFilter, auditRepository } from "../../repositories/service/audit.ts";
import { badRequest } from "../../lib/problems.ts";
import { auditCsv } from "./audit-csv.ts";
import { type Deps } from "../deps.ts";
import { clampedPaging } from "../paging.ts";
import { auditContextOf } from "../writes.ts";

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const firstMoment = Date.parse("0001-01-01");
const lastMoment = Date.parse("9999-12-31");

/**
 * A moment in ISO 8601. Nonsense is refused: whoever asks for a span of time must not take the whole history for it.
 * Years that need a sign are brought into range: no column holds them.
 */
function moment(query: Record<string, unknown>, name: string): Date | undefined {
  if (query[name] === undefined || query[name] === "") return undefined;
  const at = Date.parse(text(query[name]) ?? "");
  if (Number.isNaN(at))
    throw badRequest(`“${name}” must be a date, with or without a time, such as 2026-03-01.`);
  return new Date(Math.min(lastMoment, Math.max(firstMoment, at)));
}

const filterOf = (query: Record<string, unknown>): AuditFilter => ({
  recordsOnly: query["records"] === "1",
  kind: text(query["kind"]),
  subjectId: text(query["subject"]),
  actorId: text(query["actor"]),
  from: moment(query, "from"),
  until: moment(query, "until"),
});

/**
 * Who did what and when, with the record before and after: written by none. What was done to records is for everybody
 * in the portal; what happened to accounts, and the addresses people came from, for administrators.
 */
export const auditRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;

    app.get("/audit", { config: { access: "view" } }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const { page, limit } = clampedPaging(query, 50);
      const seesAll = may(actorOf(request).role, "administer");
      const filter = filterOf(query);
      if (!seesAll) filter.recordsOnly = true;
      const { items, total } = await auditRepository(db).page(filter, page, limit);
      return reply.header("cache-control", "no-store").send({
        items: items.map(({ id, actorId, actorName, subjectId, subjectTitle, at, address, ...rest }) => ({
          _id: id,
          at: at.toISOString(),
          actor: { ...(actorId !== null && { _id: actorId }), name: actorName },
          subject: { _id: subjectId, title: subjectTitle },
          ...rest,
          ...(seesAll && { address }),
        })),
        total,
        limit,
        page,
      });
    });

    app.get("/audit/export", { config: { access: "administer" } }, async (request, reply) => {
      const asked = filterOf(request.query as Record<string, unknown>);
      const now = new Date();
      // Nothing that is written while it is being read moves the pages.
      const filter = { ...asked, until: asked.until && asked.until < now ? asked.until : now };
      await auditRepository(db).record(auditContextOf(request), {
        action: "export",
        kind: "installation",
        subjectId: "audit",
      });
      return reply
        .headers({
          "cache-control": "no-store",
          "content-disposition": `attachment; filename="changes-${now.toISOString().slice(0, 10)}.csv"`,
        })
        .type("text/csv; charset=utf-8")
        .send(Readable.from(auditCsv(auditRepository(db), filter)));
    });
  };
