import { isApiError } from "../../../http/api-error.ts";
import { formerOwners, keyOf, type ItemHead, type SiteEntry } from "../../queue/item.ts";
import { added } from "./site-entries.ts";
import type { OutboxStore } from "../../store/store.ts";
import type { Transport } from "./transport.ts";

/** What the server said of a request of unknown outcome. */
export type Arrival = "arrived" | "not-arrived" | "not-known";

interface Questions {
  store: OutboxStore;
  transport: Transport;
  /** The queue as it is shown. */
  items: readonly (Pick<ItemHead, "id" | "parent" | "job" | "takenOver"> & { editedWhileUnknown: boolean })[];
}

/**
 * Asks the server which of these requests it has; those are received, the others stay as they are. `not-known` when
 * the server could not be asked, or keeps no keys.
 */
export async function settleOutcomes(
  { store, transport, items }: Questions,
  ids: readonly string[],
): Promise<Map<string, Arrival>> {
  const all = (answer: Arrival) => new Map(ids.map((id) => [id, answer] as const));
  if ((await transport.host()) !== "ours") return all("not-known");
  const asked = items.filter(({ id }) => ids.includes(id));
  const keys = new Map(ids.map((id) => [id, keyOf(asked.find((item) => item.id === id) ?? { id })] as const));
  const receipts = await transport
    .receipts([...keys.values()], formerOwners(asked))
    .catch((error: unknown) => {
      if (isApiError(error)) return undefined;
      throw error;
    });
  if (!receipts) return all("not-known");
  for (const [id, key] of keys) {
    const receipt = receipts.get(key);
    const beforeEdit = asked.find((item) => item.id === id)?.editedWhileUnknown;
    if (receipt) await store.change(id, { type: "found", at: Date.now(), ...receipt, beforeEdit });
  }
  return new Map([...keys].map(([id, key]) => [id, receipts.has(key) ? "arrived" : "not-arrived"]));
}

/**
 * What is new at the site since a request was tried, for a person to judge whether it arrived (hosts that keep no
 * keys). Nothing when that is not known.
 */
export async function newAtSite(
  { store, transport, items }: Questions,
  id: string,
): Promise<SiteEntry[] | undefined> {
  const [item, before] = await Promise.all([store.open(id), store.entriesBefore(id)]);
  const parent = items.find((one) => one.id === item.parent)?.job;
  const recordId = parent?.state === "sent" ? parent.recordId : undefined;
  const now =
    before && (await transport.listEntries(item.contents.request.look, recordId).catch(() => undefined));
  return before && now && added(before, now);
}
