import { bearerOf } from "../auth/guard.ts";
import { type FastifyRequest } from "fastify";

/** Where a request comes from, as a session remembers it. */
export const originOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  former: bearerOf(request.headers.authorization),
});
