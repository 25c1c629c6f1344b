import type { ItemHead } from "../../queue/item.ts";
import type { OutboxStore } from "../../store/store.ts";

/** How often it is attempted: what is on its way is interrupted first. */
const attempts = 30;
const pauseMs = 100;

/** What went and how much stayed, because its attempt did not end. */
export interface DiscardResult {
  gone: string[];
  left: number;
}

/**
 * Discards an owner's items that are not received yet; waits a while for what is on its way.
 *
 * @param wanted ids of those to discard; asked at each attempt, with what is not received by then
 */
export async function discardAsTheyEnd(
  store: OutboxStore,
  owner: string | undefined,
  wanted: (open: readonly ItemHead[]) => readonly string[],
): Promise<DiscardResult> {
  const gone: string[] = [];
  for (let attempt = 0; ; attempt++) {
    const heads = owner === undefined ? [] : await store.heads(owner);
    const ids = wanted(heads.filter(({ job }) => job.state !== "sent"));
    const went = await store.discard(ids);
    gone.push(...went);
    const left = ids.length - went.length;
    if (left === 0 || attempt === attempts) return { gone, left };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
