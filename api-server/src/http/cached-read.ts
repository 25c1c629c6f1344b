import { type FastifyReply, type FastifyRequest } from "fastify";
import { type AnswerCache } from "../cache/answer-cache.ts";
import { type Topic } from "../cache/versions.ts";

/**
 * Answers a public read from the cache. A visitor may keep it but asks again each time (304 when it is the same);
 * what was read with a session is kept nowhere (DESIGN.md, section 3).
 */
export function cachedRead(cache: AnswerCache) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    topic: Topic,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const answer = await cache.get(topic, key, make);
    const signedIn = request.headers.authorization !== undefined;
    void reply
      .header("vary", "Authorization, Accept-Encoding, Origin")
      .header("cache-control", signedIn ? "no-store" : "public, no-cache")
      .header("etag", answer.etag);
    if (!signedIn && request.headers["if-none-match"]?.includes(answer.etag)) return reply.code(304).send();
    const { body, encoding } = await answer.encoded(String(request.headers["accept-encoding"] ?? ""));
    if (encoding) void reply.header("content-encoding", encoding);
    return reply.type("application/json; charset=utf-8").send(body);
  };
}

export type CachedRead = ReturnType<typeof cachedRead>;
