import type { Call } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { readAuditEntry, type AuditEntry } from "../../schemas/audit.ts";
import { unwrapMany } from "../../schemas/fields/envelopes.ts";
import { isRecord, numberIn, present } from "../../schemas/fields/primitives.ts";

export interface AuditQuery {
  /** From 1. */
  page?: number;
  limit?: number;
  /** Of records alone: nothing of accounts and sessions. Older servers tell of all. */
  records?: true;
  /** Kind of record: `project`, `event` … */
  kind?: string;
  /** Id of the record. */
  subject?: string;
  /** Id of an admin. */
  actor?: string;
  /** From this moment on, and before that one (ISO 8601). */
  from?: string;
  until?: string;
}

export interface AuditPage {
  items: AuditEntry[];
  total: number;
  limit: number;
}

/** Who did what and when: an addition of our server (docs/api.md); other hosts answer 404. */
export const auditReads = (reader: Reader) => ({
  async page({ page = 1, limit = 20, records, ...filter }: AuditQuery = {}, call?: Call): Promise<AuditPage> {
    const query = new URLSearchParams({
      page: String(page),
      limit: String(limit),
      ...(records && { records: "1" }),
      ...present(filter),
    });
    const options = { fallback: "Failed to load the changes.", ...call };
    return reader.firstAnswer(fromPaths([`/audit?${query}`], readPage), options);
  },
});

function readPage(reply: unknown): AuditPage | undefined {
  const list = unwrapMany(reply);
  if (!list || !isRecord(reply)) return undefined;
  const items = list.flatMap((entry) => readAuditEntry(entry) ?? []);
  return {
    items,
    total: numberIn(reply.total) ?? items.length,
    limit: numberIn(reply.limit) ?? items.length,
  };
}
