import type { DocumentHit } from "@ministry/api-client/document-texts";
import type { Hit } from "./searched-records.ts";

/**
 * The publications that were found by what is known of them, and behind those the ones that were found by the text of
 * their file.
 *
 * @param all every publication that can be shown
 */
export function joinHits(found: Hit[], all: readonly Hit[], inDocuments: readonly DocumentHit[]): Hit[] {
  const byId = new Map(all.map((hit) => [hit.id, hit]));
  for (const { id } of found) byId.delete(id);
  const further = inDocuments.flatMap(({ id, excerpt }) => {
    const hit = byId.get(id);
    return hit ? [{ ...hit, inDocument: excerpt }] : [];
  });
  return [...found, ...further];
}
