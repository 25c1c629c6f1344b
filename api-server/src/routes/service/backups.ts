import { type FastifyPluginAsync } from "fastify";
import { nextDue } from "../../backup/scheduled-backup.ts";
import { backupRunsRepository } from "../../repositories/service/backup-runs.ts";
import { type Deps } from "../deps.ts";

/** When the server last made a backup by itself, and why the last one failed: for administrators. */
export const backupRoutes =
  ({ config: { backup }, database }: Pick<Deps, "config" | "database">): FastifyPluginAsync =>
  async (app) => {
    app.get("/backups", { config: { access: "administer" } }, async (_request, reply) => {
      void reply.header("cache-control", "no-store");
      if (!backup) return { scheduled: false };
      const { newest, success } = await backupRunsRepository(database.db).last();
      return {
        scheduled: true,
        nextAt: nextDue(backup.at, new Date()).toISOString(),
        ...(success && { lastSuccessAt: success.finishedAt.toISOString() }),
        ...(newest &&
          !newest.succeeded && {
            lastFailure: { at: newest.finishedAt.toISOString(), message: newest.message },
          }),
      };
    });
  };
