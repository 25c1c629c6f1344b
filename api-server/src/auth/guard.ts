import { type FastifyInstance, type FastifyRequest } from "fastify";
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
  const signIn = async (request: FastifyRequest, header: string) => {
    const token = bearerSyntax.exec(header)?.[1];
    if (token !== undefined) request.actor = await sessions.actorOf(token);
    if (request.actor === undefined) throw unauthorized();
  };
  // With callbacks: a visitor's read, which has no session to look at, waits for no promise.
  app.addHook("onRequest", (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    const header = request.headers.authorization;
    if (access === "open" || request.is404) done();
    else if (header !== undefined) signIn(request, header).then(() => done(), done);
    else done(access === "admin" ? unauthorized() : undefined);
  });
}

/** The administrator of a request on a route marked `admin`. */
export function actorOf(request: { actor: Actor | undefined }): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
