import { type FastifyReply, type FastifyRequest } from "fastify";
import { type AnswerCache, type CacheOutcome } from "../cache/answer-cache.ts";
import { type Topic } from "../database/versions.ts";

/** Marks an answer that may be old because the database could not be asked (RFC 9211). */
const staleStatus = "ministry-api; hit; ttl=0; detail=database-unavailable";

/**
 * Answers a public read from the cache. A visitor may cache it but asks again each time (304 when it is the same);
 * what was read with a session is cached nowhere (docs/offline.md).
 * `onAnswer` is called with where each answer came from.
 */
export function cachedRead(cache: AnswerCache, onAnswer: (outcome: CacheOutcome) => void) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    topic: Topic,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const { answer, outcome } = await cache.get(topic, key, make);
    onAnswer(outcome);
    if (outcome === "stale") void reply.header("cache-status", staleStatus);
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
