import type { NewItem } from "../queue/item.ts";
import type { Rewriting } from "./rewrite.ts";
import { hashOf } from "../encryption/encrypt.ts";

/** What a request is to be added to instead: the addresses of its request, group and parent. */
export type Target = Pick<NewItem, "request" | "group" | "parent">;

/**
 * Leads an item, with its files, to another record, behind all that wait: what it is to follow there may have been
 * saved after it. Not where an earlier try may have arrived: it would stand in both.
 */
export async function moving(owner: string, { request, group, parent }: Target): Promise<Rewriting> {
  const groupKey = await groupKeyOf(owner, group.id);
  const { paths, look } = request;
  return {
    only: (job) => !("doubt" in job && job.doubt),
    contents: (now) => ({ ...now, group, request: { ...now.request, paths, look } }),
    row: (_, last) => ({ groupKey, parent, order: last + 1, before: undefined }),
  };
}

/** Keeps the order within a group without telling what it is. */
export const groupKeyOf = async (owner: string, groupId: string): Promise<string> =>
  (await hashOf(new TextEncoder().encode(`${owner}/${groupId}`))).slice(0, 16);
