import type { Item } from "../../queue/item.ts";
import type { AttemptParts } from "./runner-parts.ts";
import { added } from "../requests/site-entries.ts";

type ListParts = Pick<AttemptParts, "store" | "transport">;

/** Stores what is listed before the attempt: after an unknown outcome it shows what is new. */
export async function storeListBefore(
  { store, transport }: ListParts,
  item: Item,
  recordId: string | undefined,
) {
  const before = await transport.listEntries(item.contents.request.look, recordId).catch(() => undefined);
  await store.storeEntriesBefore(item.id, before);
  return before;
}

/** The id of what was just made, from a host that does not say it: the one new entry. */
export async function newRecord(
  { store, transport }: ListParts,
  item: Item,
  recordId: string | undefined,
): Promise<string | undefined> {
  const now = await transport.listEntries(item.contents.request.look, recordId).catch(() => undefined);
  const before = await store.entriesBefore(item.id);
  const [first, ...others] = before && now ? added(before, now) : [];
  return others.length === 0 ? first?.id : undefined;
}
