import { newAtSite, settleOutcomes, type Arrival } from "../../sending/requests/arrival.ts";
import type { SiteEntry } from "../../queue/item.ts";
import type { HasContext } from "./context.ts";
import { release } from "./queue-actions.ts";

/** Asks the server which of these requests it has; those are received, the others stay as they are. */
export async function settle({ context }: HasContext, ids: readonly string[]): Promise<Map<string, Arrival>> {
  const arrivals = await settleOutcomes(partsOf(context), ids);
  if ([...arrivals.values()].includes("arrived")) await context.changed();
  return arrivals;
}

/**
 * Asks the server about requests of unknown outcome, and settles them: what arrived is received, the rest is sent on.
 * `not-known` when the server could not be asked, or keeps no keys.
 */
export async function didItArrive(outbox: HasContext, ids: readonly string[]): Promise<Map<string, Arrival>> {
  const { context } = outbox;
  const arrivals = await settle(outbox, ids);
  for (const [id, arrival] of arrivals) if (arrival === "not-arrived") await release(context.store, id);
  await context.changedAndSend();
  return arrivals;
}

/** Returns what is new at the site since a request was tried, for a person to judge whether it arrived. */
export const findAtSite = ({ context }: HasContext, id: string): Promise<SiteEntry[] | undefined> =>
  newAtSite(partsOf(context), id);

/** A person saw at the site that a request arrived; `recordId` is what it made, for those that wait for it. */
export async function itArrived({ context }: HasContext, id: string, recordId?: string): Promise<void> {
  await context.store.change(id, { type: "found", at: Date.now(), recordId });
  await context.changedAndSend();
}

const partsOf = ({ store, transport, items }: HasContext["context"]) => ({
  ...{ store, transport },
  items: items(),
});
