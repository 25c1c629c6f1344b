import type { NewItem } from "../../queue/item.ts";
import { isOutcomeUnknown } from "../../queue/machine.ts";
import type { Rewriting } from "./rewrite.ts";
import { groupKeyOf } from "./group-key.ts";

/** What a request is to be added to instead: the addresses of its request, group and parent. */
export type Target = Pick<NewItem, "request" | "group" | "parent">;

/**
 * Moves an item, with its files, to another record, behind all that wait: what it is to follow there may have been
 * saved after it. Not where an earlier attempt may have arrived: it would be in both.
 */
export async function moving(owner: string, { request, group, parent }: Target): Promise<Rewriting> {
  const groupKey = await groupKeyOf(owner, group.id);
  const { paths, look } = request;
  return {
    only: (job) => !isOutcomeUnknown(job),
    contents: (now) => ({ ...now, group, request: { ...now.request, paths, look } }),
    row: (_, last) => ({ groupKey, parent, order: last + 1, before: undefined }),
  };
}
