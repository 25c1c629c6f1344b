import { type FastifyRequest } from "fastify";
import { type Db } from "../database/database.ts";
import { isStillCurrent } from "../http/input/if-match.ts";
import { changedMeanwhile } from "../lib/problems.ts";
import { auditRepository } from "../repositories/service/audit.ts";

/** What of a record distinguishes its versions. */
interface Versioned {
  id: string;
  updatedAt: Date;
}

/**
 * Two people edit one record: the second to save is refused (412) with the name of who was faster, so that nothing is
 * overwritten unseen. Concerns only who says which version the change was made on (`If-Match`).
 */
export async function refuseIfChanged(
  db: Db,
  request: FastifyRequest,
  kind: "project" | "achievement" | "event" | "document" | "account",
  { id, updatedAt }: Versioned,
): Promise<void> {
  if (isStillCurrent(request, updatedAt)) return;
  const changer = await auditRepository(db).lastChanger(id);
  throw changedMeanwhile(kind, changer && (changer.id === request.actor?.id ? "You" : changer.name));
}
