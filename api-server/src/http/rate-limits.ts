import rateLimit from "@fastify/rate-limit";
import { type FastifyInstance, type FastifyRequest } from "fastify";
import { tooManyRequests } from "../lib/problems.ts";
import { addressKey } from "../lib/address-key.ts";
import { coveredBy } from "./proxies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A read that the database works for each time, instead of one that is cached. */
    isCostly?: true;
  }
}

export interface RateLimits {
  /** Requests a minute of one address (IPv6: of one /64); 0 sets no limit. */
  reads: number;
  writes: number;
}

/** Of costly reads, a minute of one address. */
const maxCostly = 300;

const isThisMachine = coveredBy(["loopback"]);

/**
 * Limits how often one address may ask. Numbers are generous, since a carrier puts thousands of phones behind one
 * address, and 429 names a wait that the outbox keeps to. Reads from this machine are not counted: they are the site's
 * server, which asks for everybody. Runs before the guard, so that guessing tokens is limited too.
 */
export async function registerRateLimits(app: FastifyInstance, { reads, writes }: RateLimits): Promise<void> {
  await app.register(rateLimit, { global: false });
  const by = (kind: string, max: number) =>
    max === 0
      ? undefined
      : app.createRateLimit({
          max,
          timeWindow: "1 minute",
          keyGenerator: ({ ip }) => `${kind} ${addressKey(ip)}`,
        });
  const checkRead = by("read", reads);
  const checkWrite = by("write", writes);
  const checkCostly = by("costly read", Math.min(reads, maxCostly));

  const check = async (request: FastifyRequest, isRead: boolean) => {
    const { isCostly } = request.routeOptions.config;
    for (const limit of isRead ? [checkRead, isCostly ? checkCostly : undefined] : [checkWrite]) {
      const found = await limit?.(request);
      if (found && !found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
    }
  };
  // With callbacks, like the guard: a read that is not counted waits for no promise.
  app.addHook("onRequest", (request, _reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.method === "OPTIONS" || (isRead && (!checkRead || isThisMachine(request.ip)))) done();
    else check(request, isRead).then(() => done(), done);
  });
}
