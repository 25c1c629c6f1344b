import { may, type Permission, type Role } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { forbidden, unauthorized } from "../problems.ts";
import { type Actor, type SessionService } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in administrator, where the request carries a valid session. */
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    /** A permission: a valid session of a role that has it is needed. `open`: `Authorization` is not looked at. */
    access?: Permission | "open";
  }
}

const bearerSyntax = /^Bearer +([\w.~+/-]+=*)$/i;

/** The token of an `Authorization` header; `undefined` when it carries none. */
export const bearerOf = (header: string | undefined): string | undefined =>
  bearerSyntax.exec(header ?? "")?.[1];

/** So that the portal follows a change of the role at its next call; visitors are not sent these bytes. */
function tellRole(reply: FastifyReply, role: Role): void {
  const exposed = String(reply.getHeader("access-control-expose-headers") ?? "");
  void reply
    .header("account-role", role)
    .header("access-control-expose-headers", [exposed, "Account-Role"].filter(Boolean).join(", "));
}

/**
 * Looks at the session of every request before its body is read. A route marked with a permission needs one whose
 * role has it; any other may have one, but an ended one is told (the admin screens go to the sign-in page on it,
 *
 */
export function registerGuard(app: FastifyInstance, sessions: SessionService): void {
  app.decorateRequest("actor", undefined);
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    header: string,
    access: Permission | undefined,
  ) => {
    const token = bearerOf(header);
    if (token !== undefined) request.actor = await sessions.actorOf(token);
    if (request.actor === undefined) throw unauthorized();
    tellRole(reply, request.actor.role);
    if (access !== undefined) requirePermission(request, access);
  };
  // With callbacks: a visitor's read, which has no session to look at, waits for no promise.
  app.addHook("onRequest", (request, reply, done) => {
    const { access } = request.routeOptions.config;
    const header = request.headers.authorization;
    if (access === "open" || request.is404) done();
    else if (header !== undefined) signIn(request, reply, header, access).then(() => done(), done);
    else done(access === undefined ? undefined : unauthorized());
  });
}

/** Refuses a signed-in account whose role lacks a permission: for what only the call's content tells. */
export function requirePermission(request: { actor: Actor | undefined }, permission: Permission): void {
  const { role } = actorOf(request);
  if (permission !== "view" && !may(role, permission)) throw forbidden(permission);
}

/** Who is signed in, on a route marked with a permission. */
export function actorOf(request: { actor: Actor | undefined }): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
