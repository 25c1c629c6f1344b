import type { NewItem } from "../../queue/item.ts";
import { isOutcomeUnknown } from "../../queue/machine.ts";
import type { Rewriting } from "./rewrite.ts";
import { groupKeyOf } from "./group-key.ts";

/** What files are to be added to instead: the request that adds them, without the files; its group and parent. */
export type Target = Pick<NewItem, "request" | "group" | "parent">;

/**
 * Moves an item, with its files, to another record, behind all that wait: what it is to follow there may have been
 * saved after it. Not where an earlier attempt may have arrived: it would be in both.
 */
export async function moving(owner: string, { request, group, parent }: Target): Promise<Rewriting> {
  const groupKey = await groupKeyOf(owner, group.id);
  const { method, paths, look } = request;
  const texts = request.form?.texts ?? {};
  return {
    only: (job) => !isOutcomeUnknown(job),
    contents: (now) => {
      // A picture that was to replace a photo is added there: with its texts it would replace one.
      const form = now.request.form && { ...now.request.form, texts };
      return { ...now, group, request: { ...now.request, method, paths, look, form } };
    },
    row: (_, last) => ({ groupKey, parent, order: last + 1, before: undefined }),
  };
}
