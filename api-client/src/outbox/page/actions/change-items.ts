import { OutboxError } from "../../queue/errors.ts";
import type { Origin, StoredFile } from "../../queue/item.ts";
import { editing, type Edit, type FormField } from "../../store/items/edit.ts";
import { moving, type Target } from "../../store/items/move.ts";
import { rewriteItem } from "../../store/items/rewrite.ts";
import type { HasContext } from "./context.ts";

/** What an item holds, for changing it. */
export interface ItemDetails {
  /** By the request's own field names. */
  texts: Record<string, string>;
  files: readonly StoredFile[];
  origin?: Origin;
}

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === "string";

/** Returns what an item holds: its texts, its files, the form it can be returned to. Rejects with OutboxError. */
export async function itemDetails({ context }: HasContext, id: string): Promise<ItemDetails> {
  const { contents } = await context.store.open(id);
  const { form, json } = contents.request;
  const texts = Object.entries(form?.texts ?? json ?? {}).filter(isText);
  return { texts: Object.fromEntries(texts), files: form?.files ?? [], origin: contents.origin };
}

/**
 * Changes texts of an item that is not on its way, and sends it. Rejects with OutboxError `gone` when it is on its way,
 * was received or was changed meanwhile.
 *
 * @param formField names a field as the item's form does, so that it can still be returned there
 */
export async function editItem(
  { context }: HasContext,
  id: string,
  texts: Edit,
  formField?: FormField,
): Promise<void> {
  await rewriteItem(context.store, id, editing(texts, formField));
  await context.changedAndSend();
}

/**
 * Moves items to another record, with their files and under their keys, and sends them.
 *
 * @returns how many; those that are on their way, were received or may have been stay
 */
export async function moveItems(
  { context }: HasContext,
  ids: readonly string[],
  target: Target,
): Promise<number> {
  const owner = context.owner();
  if (owner === undefined) throw new OutboxError("locked");
  let moved = 0;
  for (const id of ids) {
    try {
      await rewriteItem(context.store, id, await moving(owner, target));
      moved += 1;
    } catch (error) {
      if (!(error instanceof OutboxError && error.kind === "gone")) throw error;
    }
  }
  await context.changedAndSend();
  return moved;
}
