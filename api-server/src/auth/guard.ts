import { may, type Permission, type Role } from "@ministry/api-client/schemas";
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { forbidden, type Problem, unauthorized } from "../lib/problems.ts";
import { enrolmentNeeded } from "../second-factor/refusals.ts";
import { type Actor, type SessionService } from "./sessions.ts";
import { type StepUp } from "./step-up.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in administrator, where the request carries a valid session. */
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    /** A permission: a valid session of a role that has it is needed. `open`: `Authorization` is ignored. */
    access?: Permission | "open";
    /**
     * Asks who it is once more, unless that was proved a little while ago: of everybody, or only of accounts with a
     * second factor.
     */
    stepUp?: "everybody" | "second-factor";
    /** A write that is let through before an account that needs a second factor has set one up. */
    beforeEnrolment?: true;
  }
}

const bearerSyntax = /^Bearer +([\w.~+/-]+=*)$/i;

/** The token of an `Authorization` header; `undefined` when it carries none. */
export const bearerOf = (header: string | undefined): string | undefined =>
  bearerSyntax.exec(header ?? "")?.[1];

/** Of an answer to a session alone: visitors are not sent these bytes. */
function setPortalHeader(reply: FastifyReply, name: string, value: string): void {
  const exposed = String(reply.getHeader("access-control-expose-headers") ?? "");
  void reply
    .header(name, value)
    .header("access-control-expose-headers", [exposed, name].filter(Boolean).join(", "));
}

/**
 * Sends the portal what the account is now: it follows a change of the role at its next call, and leads to the setting
 * up of a second factor also in sessions from before one was asked for. It asks for an own password as long as somebody
 * else has chosen the present one.
 */
export function setAccountHeaders(
  reply: FastifyReply,
  { role, mustEnrol, passwordGiven = false }: { role: Role; mustEnrol: boolean; passwordGiven?: boolean },
): void {
  setPortalHeader(reply, "Account-Role", role);
  if (mustEnrol) setPortalHeader(reply, "Account-Second-Factor", "required");
  if (passwordGiven) setPortalHeader(reply, "Account-Password", "given");
}

/**
 * What an account may write before it has the second factor it needs: what a queue sends, which goes on with its
 * session, and what the route says of itself.
 */
function isBeforeEnrolment({ method, routeOptions: { config, url = "" } }: FastifyRequest): boolean {
  if (method === "GET" || method === "HEAD" || config.beforeEnrolment) return true;
  const isQueued = method === "DELETE" ? url.startsWith("/uploads") : !url.startsWith("/trash");
  return config.access === "edit" && isQueued;
}

/**
 * Checks the session of every request before its body is read. A route marked with a permission needs one whose
 * role has it; any other may have one, but an ended one is answered with 401 (the admin screens go to the
 * sign-in page on it, A-102).
 */
export function registerGuard(app: FastifyInstance, sessions: SessionService, stepUp: StepUp): void {
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
    setAccountHeaders(reply, request.actor);
    if (access !== undefined) requirePermission(request, access);
    if (request.actor.mustEnrol && !isBeforeEnrolment(request)) throw enrolmentNeeded();
    const asks = request.routeOptions.config.stepUp;
    const refusal = asks && (await refusalOf(request, asks, stepUp));
    if (refusal) throw refusal;
  };
  // With callbacks: a visitor's read, which has no session to check, waits for no promise.
  app.addHook("onRequest", (request, reply, done) => {
    const { access } = request.routeOptions.config;
    const header = request.headers.authorization;
    if (access === "open" || request.is404) done();
    else if (header !== undefined) signIn(request, reply, header, access).then(() => done(), done);
    else done(access === undefined ? undefined : unauthorized());
  });
}

/** The refusal of a call that asks who it is once more, where that was not proved lately. */
export async function refusalOf(
  request: { actor: Actor | undefined },
  asks: "everybody" | "second-factor",
  stepUp: StepUp,
): Promise<Problem | undefined> {
  const isAsked = asks === "everybody" || actorOf(request).hasSecondFactor;
  return isAsked ? stepUp(request) : undefined;
}

/** Refuses a signed-in account whose role lacks a permission: for what only the call's content shows. */
export function requirePermission(request: { actor: Actor | undefined }, permission: Permission): void {
  const { role } = actorOf(request);
  if (permission === "view" || may(role, permission)) return;
  // Who may change nothing reads that, not that they may change records but not take them off the site.
  throw forbidden(permission === "publish" && !may(role, "edit") ? "edit" : permission);
}

/** Who is signed in, on a route marked with a permission. */
export function actorOf(request: { actor: Actor | undefined }): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
