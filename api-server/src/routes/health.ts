import { type FastifyPluginAsync } from "fastify";
import { type Deps } from "./deps.ts";

/** `/healthz`: this process answers. `/readyz`: database and storage do too, asked each time. */
export const healthRoutes =
  ({ database, store }: Pick<Deps, "database" | "store">): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    // The service's name tells our answer from a captive portal's page.
    app.get("/healthz", { config: { access: "open" } }, async () => ({
      status: "ok",
      service: "ministry-api",
    }));

    app.get("/readyz", { config: { access: "open" } }, async (request, reply) => {
      const [db, files] = await Promise.allSettled([database.ping(), store.check()]);
      for (const check of [db, files])
        if (check.status === "rejected") request.log.error({ err: check.reason }, "not ready");
      const ready = db.status === "fulfilled" && files.status === "fulfilled";
      const word = (check: PromiseSettledResult<void>) => (check.status === "fulfilled" ? "ok" : "failing");
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? "ok" : "failing", database: word(db), storage: word(files) });
    });
  };
