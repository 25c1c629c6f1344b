import { type FastifyInstance } from "fastify";
import { unauthorized } from "../problems.ts";
import { type Actor, type SessionService } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in administrator, where the request carries a valid session. */
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    /** `admin`: a valid session is needed. `open`: what stands in `Authorization` is not looked at. */
    access?: "admin" | "open";
  }
}

const bearerSyntax = /^Bearer +([\w.~+/-]+=*)$/i;

/**
 * Looks at the session of every request before its body is read. A route marked `admin` needs one; any other may
 * have one, but an ended one is told (the admin screens go to the sign-in page on it, A-102).
 */
export function registerGuard(app: FastifyInstance, sessions: SessionService): void {
  app.decorateRequest("actor", undefined);
  app.addHook("onRequest", async (request) => {
    const { access } = request.routeOptions.config;
    if (access === "open" || request.is404) return;
    const header = request.headers.authorization;
    const token = header === undefined ? undefined : bearerSyntax.exec(header)?.[1];
    if (token !== undefined) request.actor = await sessions.actorOf(token);
    if (request.actor === undefined && (access === "admin" || header !== undefined)) throw unauthorized();
  });
}

/** The administrator of a request on a route marked `admin`. */
export function actorOf(request: { actor: Actor | undefined }): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
