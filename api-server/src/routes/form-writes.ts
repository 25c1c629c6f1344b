import { type FastifyReply, type FastifyRequest } from "fastify";
import { actorOf } from "../auth/guard.ts";
import { type Topic } from "../database/versions.ts";
import { type Db } from "../database/database.ts";
import { releaseUploads } from "../forms/intake.ts";
import { type Form, type FormRules, readForm } from "../forms/read-form.ts";
import { type Outcome } from "../idempotency/once-only.ts";
import { auditRepository, type AuditEvent } from "../repositories/service/audit.ts";
import { versionsRepository } from "../repositories/service/versions.ts";
import { type Deps } from "./deps.ts";
import { answerWrite, auditContextOf, fingerprintOf } from "./writes.ts";

export interface FormWrite<Prepared> {
  /** Stands for the call and all its aliases. */
  operation: string;
  /** What the path says: ids. */
  about: string[];
  rules: FormRules;
  /** Refuses what can be seen to be wrong before any work is done. */
  check?: (form: Form) => void;
  /** Takes the files in; `owner` is who may use resumable uploads named in the form. */
  prepare: (form: Form, owner: string) => Promise<Prepared>;
  commit: (tx: Db, form: Form, prepared: Prepared) => Promise<Outcome>;
  /** Builds the answer again from what the request left (`WriteWork.rebuild`). */
  rebuild?: (db: Db, result: Record<string, unknown>) => Promise<object | undefined>;
}

/** Reads a form, does the write once and answers; received files are gone afterwards, whatever happened. */
export async function answerForm<P>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, about, rules, check, prepare, commit, rebuild }: FormWrite<P>,
): Promise<FastifyReply> {
  const { id: owner } = actorOf(request);
  const form = await readForm(request, rules, deps.tempDir);
  try {
    check?.(form);
    return await answerWrite(deps.write, request, reply, fingerprintOf(operation, about, form.fingerprint), {
      prepare: () => prepare(form, owner),
      ...(rebuild && { rebuild }),
      commit: async (tx, prepared) => ({
        afterCommit: () => {
          deps.variants.wake();
          deps.texts.wake();
          releaseUploads(form, deps.uploads);
        },
        ...(await commit(tx, form, prepared)),
      }),
    });
  } finally {
    await form.dispose();
  }
}

/** Writes an event into the audit trail and makes the answers it touches old; last in the transaction. */
export async function record(
  tx: Db,
  request: FastifyRequest,
  topic: Topic,
  event: AuditEvent,
): Promise<void> {
  await auditRepository(tx).record(auditContextOf(request), event);
  await versionsRepository(tx).bump(topic);
}
