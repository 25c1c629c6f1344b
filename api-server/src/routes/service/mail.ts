import { type FastifyPluginAsync } from "fastify";
import { mailJobsRepository } from "../../repositories/service/mail-jobs.ts";
import { type Deps } from "../deps.ts";

/** The state of the mails, for administrators: whether they can be sent, how many wait, why the last one failed. */
export const mailRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get("/mail", { config: { access: "administer" } }, async (_request, reply) => {
      const { oldestAt, lastFailure, ...counts } = await mailJobsRepository(deps.database.db).figures();
      return reply.header("cache-control", "no-store").send({
        configured: deps.mail !== undefined,
        ...counts,
        ...(oldestAt && { oldestAt: oldestAt.toISOString() }),
        ...(lastFailure && { lastFailure: { ...lastFailure, at: lastFailure.at.toISOString() } }),
      });
    });
  };
