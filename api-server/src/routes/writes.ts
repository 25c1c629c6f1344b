import { maxIdLength } from "@ministry/api-client/schemas";
import { createHash } from "node:crypto";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { type Actor } from "../auth/sessions.ts";
import { type OnceOnly, type WriteWork } from "../idempotency/once-only.ts";
import { badHandOver } from "../lib/problems.ts";
import { type AuditContext } from "../repositories/service/audit.ts";

/** Who the audit trail names for this request. */
export function auditContextOf(
  request: FastifyRequest,
  actor: Pick<Actor, "id" | "name"> | undefined = request.actor,
): AuditContext {
  return { id: actor?.id, name: actor?.name ?? "Setup", requestId: request.id, address: request.ip };
}

/** Hash over what a request asks for. The operation stands for all its aliases: a fallback path is the same request. */
export function fingerprintOf(operation: string, ...said: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, ...said]))
    .digest("hex");
}

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);

const handOverSyntax = new RegExp(`^[\\x21-\\x7e]{1,${maxIdLength}}$`);

/**
 * Whose key a request came under: the sender's, or that of the account named by `Handed-Over-By`, which made the request
 * and could not send it. Both may send it then, and so may every colleague who has the file: it is done once.
 */
function ownerOfKey({ actor, headers }: FastifyRequest): string {
  const by = headerText(headers["handed-over-by"]);
  if (!actor || by === undefined) return actor?.id ?? "setup";
  if (!handOverSyntax.test(by)) throw badHandOver();
  return by;
}

/** Does a write once, by its `Idempotency-Key`, and answers it; the key and the receipt go back as headers. */
export async function answerWrite<P>(
  write: OnceOnly,
  request: FastifyRequest,
  reply: FastifyReply,
  fingerprint: string,
  work: WriteWork<P>,
): Promise<FastifyReply> {
  const key = headerText(request.headers["idempotency-key"]);
  const answer = await write({ actor: ownerOfKey(request), key, fingerprint }, work);
  if (key !== undefined) {
    void reply.header("receipt-number", answer.receipt ?? "");
    if (answer.replayed) void reply.header("idempotency-replayed", "true");
  }
  return reply
    .code(answer.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(answer.text);
}
