import { type FastifyPluginAsync } from "fastify";
import { isDatabaseDown } from "../../database/engines/failures.ts";
import { databaseDown } from "../../lib/problems.ts";
import { createSnapshots, heldIn } from "../../snapshot/snapshots.ts";
import { topicAnswers } from "../../snapshot/topic-answers.ts";
import { TimedOut } from "../../lib/within.ts";
import { type Deps } from "../deps.ts";

/**
 * All public text in one answer, for use offline (an addition of ours): lines of JSON that a device stores under the
 * paths of the calls they stand for. `?since=` names what the device holds; the answer is then what has changed.
 */
export const snapshotRoutes =
  ({
    config,
    database,
    installation,
  }: Pick<Deps, "config" | "database" | "installation">): FastifyPluginAsync =>
  async (app) => {
    const snapshots = createSnapshots({
      installation: installation.id,
      currentVersions: database.versions,
      answersOf: (topic) => topicAnswers(topic, database.db, config.storageUrl),
    });
    app.get("/snapshot", { config: { access: "open" } }, async (request, reply) => {
      const { since } = (request.query ?? {}) as Record<string, unknown>;
      const answer = await snapshots.get(heldIn(since)).catch((error: unknown) => {
        throw isDatabaseDown(error) || error instanceof TimedOut ? databaseDown(error) : error;
      });
      void reply
        .header("vary", "Accept-Encoding, Origin")
        .header("cache-control", "public, no-cache")
        .header("etag", answer.etag);
      if (request.headers["if-none-match"]?.includes(answer.etag)) return reply.code(304).send();
      const { body, encoding } = await answer.encoded(String(request.headers["accept-encoding"] ?? ""));
      if (encoding) void reply.header("content-encoding", encoding);
      return reply.type("application/x-ndjson; charset=utf-8").send(body);
    });
  };
