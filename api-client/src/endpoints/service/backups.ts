import type { Call } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { isRecord, present, textIn } from "../../schemas/fields/primitives.ts";

/** The backups that the server makes by itself; times in ISO 8601. */
export interface BackupStatus {
  /** False where nobody set up backups. */
  scheduled: boolean;
  nextAt?: string;
  lastSuccessAt?: string;
  /** Set while the last one failed. */
  lastFailure?: { at: string; message: string };
}

/** An addition of our server (docs/api.md); others answer 404. */
export const backupsReads = (reader: Reader) => ({
  async status(call?: Call): Promise<BackupStatus> {
    const options = { fallback: "Failed to load the backups.", ...call };
    return reader.firstAnswer(fromPaths(["/backups"], readStatus), options);
  },
});

function readStatus(reply: unknown): BackupStatus | undefined {
  if (!isRecord(reply) || typeof reply.scheduled !== "boolean") return undefined;
  const { at, message } = isRecord(reply.lastFailure) ? reply.lastFailure : {};
  const failedAt = textIn(at);
  return present({
    scheduled: reply.scheduled,
    nextAt: textIn(reply.nextAt),
    lastSuccessAt: textIn(reply.lastSuccessAt),
    lastFailure: failedAt === undefined ? undefined : { at: failedAt, message: textIn(message) ?? "" },
  });
}
