import { type FastifyPluginAsync } from "fastify";
import { within } from "../../lib/within.ts";
import { type Deps } from "../deps.ts";

/** What does not answer by then is not ready. Milliseconds; under the time balancers wait. */
const answerWithinMs = 1_900;

/** The storage's check writes a file: it is asked so seldom, however often a balancer asks us. Milliseconds. */
const storageAskedEveryMs = 10_000;

/** Asks again only when the last answer, or the last question under way, is older than `everyMs`. */
function atMostEvery<T>(everyMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > everyMs) last = { at: now, answer: ask() };
    return last.answer;
  };
}

/**
 * `/healthz`: this process answers. `/readyz`: database and storage do too. `?for=reads` asks for what visitors need
 * alone, so that a balancer keeps a server that can still be read from while its storage takes nothing in.
 */
export const healthRoutes =
  ({ database, store }: Pick<Deps, "database" | "store">): FastifyPluginAsync =>
  async (app) => {
    const storage = atMostEvery(storageAskedEveryMs, () => store.check());

    app.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
    });

    // The service's name distinguishes our answer from a captive portal's page.
    app.get("/healthz", { config: { access: "open" } }, async () => ({
      status: "ok",
      service: "ministry-api",
    }));

    app.get("/readyz", { config: { access: "open" } }, async (request, reply) => {
      const [db, files] = await Promise.allSettled([
        within(answerWithinMs, "the database", database.ping()),
        within(answerWithinMs, "the file storage", storage()),
      ]);
      for (const check of [db, files])
        if (check.status === "rejected") request.log.error({ err: check.reason }, "not ready");
      const reads = db.status === "fulfilled";
      const writes = reads && files.status === "fulfilled";
      const ready = (request.query as { for?: unknown }).for === "reads" ? reads : writes;
      const word = (check: PromiseSettledResult<void>) => (check.status === "fulfilled" ? "ok" : "failing");
      return reply.code(ready ? 200 : 503).send({
        ...{ status: ready ? "ok" : "failing", database: word(db), storage: word(files) },
        ...{ reads: reads ? "ok" : "failing", writes: writes ? "ok" : "failing" },
      });
    });
  };
