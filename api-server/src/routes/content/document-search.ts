import { answeringWords, excerptAround } from "@ministry/api-client/search";
import { type FastifyPluginAsync } from "fastify";
import { textQuery } from "../../repositories/content/text-query.ts";
import { type FoundText, textSearchRepository } from "../../repositories/content/text-search.ts";
import { type Deps } from "../deps.ts";

/** Most that one answer names. */
const maxFound = 20;
/** Of longer searches only the beginning is read. */
const maxSearchLength = 200;

/** What is shown below a publication: its text around the first match. */
function excerptOf({ passage, position }: FoundText, search: string): string {
  const excerpt = excerptAround(passage, answeringWords(search, passage));
  return position > 1 && !excerpt.startsWith("…") ? `… ${excerpt}` : excerpt;
}

/**
 * Which publications have some words in the text of their file (an addition of ours). What visitors look for is stored
 * nowhere: neither in a cache on the way, nor in the server's own.
 */
export const documentSearchRoutes =
  ({ database }: Pick<Deps, "database">): FastifyPluginAsync =>
  async (app) => {
    const texts = textSearchRepository(database.db);
    app.get("/search-documents", { config: { access: "open", isCostly: true } }, async (request, reply) => {
      const { q } = (request.query ?? {}) as Record<string, unknown>;
      const search = typeof q === "string" ? q.slice(0, maxSearchLength) : "";
      const query = textQuery(search);
      const found = query ? await texts.find(query, maxFound) : [];
      return reply
        .header("cache-control", "no-store")
        .send({ items: found.map((one) => ({ _id: one.id, excerpt: excerptOf(one, search) })) });
    });
  };
