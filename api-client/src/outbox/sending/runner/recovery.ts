import { mayRepeat, unknownOutcome, type HostKind } from "../requests/failure.ts";
import { formerOwners, keyOf, type ItemHead } from "../../queue/item.ts";
import type { JobEvent } from "../../queue/machine.ts";
import type { AttemptParts } from "./runner-parts.ts";
import type { Delivery } from "../requests/transport.ts";

/** Under the lock nobody is sending: what is `sending` in the queue was interrupted, and may have arrived. */
export async function recover(
  { store, transport, clock }: AttemptParts,
  interrupted: readonly ItemHead[],
  at: HostKind,
): Promise<void> {
  const keys = interrupted.map(keyOf);
  const arrived: ReadonlyMap<string, Delivery> =
    at === "ours"
      ? await transport.receipts(keys, formerOwners(interrupted)).catch(() => new Map())
      : new Map();
  for (const head of interrupted)
    await store.change(head.id, await outcomeOf({ store, clock }, head, at, arrived.get(keyOf(head))));
}

async function outcomeOf(
  { store, clock }: Pick<AttemptParts, "store" | "clock">,
  head: ItemHead,
  at: HostKind,
  delivery: Delivery | undefined,
): Promise<JobEvent> {
  const now = clock.now();
  if (delivery) return { type: "found", at: now, ...delivery, beforeEdit: head.editedInDoubt };
  if (at !== "bare" || (await canRepeat(store, head.id))) return { type: "interrupted", at: now };
  return { type: "refused", message: unknownOutcome, unknown: true };
}

const canRepeat = async (store: AttemptParts["store"], id: string) =>
  mayRepeat((await store.open(id).catch(() => undefined))?.contents.request);
