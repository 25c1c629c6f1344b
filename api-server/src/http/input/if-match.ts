import { type FastifyRequest } from "fastify";

/**
 * Whether the record is still the version a change was made on: `If-Match` names its `updatedAt` (RFC 9110, section
 * 13.1.1), so a weak tag matches none. Whoever sends no such header has asked for nothing.
 */
export function isStillCurrent({ headers }: FastifyRequest, updatedAt: Date): boolean {
  const asked = headers["if-match"];
  if (asked === undefined || asked.trim() === "*") return true;
  const present = updatedAt.toISOString();
  return asked.split(",").some((tag) => tag.trim().replaceAll('"', "") === present);
}
