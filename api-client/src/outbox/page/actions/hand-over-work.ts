import { OutboxError } from "../../queue/errors.ts";
import { handedOverAt } from "../../queue/machine.ts";
import { withDependents } from "../../queue/plan.ts";
import { writeHandOver, type HandOver } from "../../transfer/hand-over.ts";
import { openHandOver, type OpenHandOver } from "../../transfer/take-over.ts";
import type { HasContext } from "./context.ts";
import { release } from "./queue-actions.ts";

export type { HandOver } from "../../transfer/hand-over.ts";
export type { HandedKind } from "../../transfer/handed-request.ts";
export type { HandedEntry, OpenHandOver } from "../../transfer/take-over.ts";

/**
 * Returns items that were refused to this account, and what waits for them, as a file for a colleague; they stay as they
 * are until `markHandedOver`. Rejects with OutboxError.
 *
 * @param name of who hands them over, for the colleague to read
 */
export function handOver({ context }: HasContext, ids: readonly string[], name: string): Promise<HandOver> {
  return writeHandOver(context.store, { id: ownerOf(context), name }, ids);
}

/** The file was saved: these go out from here no more, unless a person says so. */
export async function markHandedOver({ context }: HasContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await context.store.change(id, { type: "handed-over", at: Date.now() });
  await context.changed();
}

/** Sends handed-over items from here after all, with those that they wait for and that wait for them. */
export async function sendFromHere({ context }: HasContext, ids: readonly string[]): Promise<void> {
  const heads = await context.store.heads(ownerOf(context));
  const handed = heads.filter(({ job }) => handedOverAt(job) !== undefined);
  const first = (id: string): string => {
    const parent = handed.find((head) => head.id === id)?.parent;
    return parent !== undefined && handed.some((head) => head.id === parent) ? first(parent) : id;
  };
  for (const id of withDependents(ids.map(first), handed)) await release(context.store, id);
  await context.changedAndSend();
}

/** Opens a colleague's hand-over; what is taken of it is sent from here. Rejects with OutboxError. */
export async function openWork(
  { context }: HasContext,
  file: Blob,
  passphrase: string,
): Promise<OpenHandOver> {
  const opened = await openHandOver(context.store, ownerOf(context), file, passphrase);
  return {
    ...opened,
    async take() {
      const taken = await opened.take();
      await context.changedAndSend();
      return taken;
    },
  };
}

function ownerOf({ owner }: HasContext["context"]): string {
  const id = owner();
  if (id === undefined) throw new OutboxError("locked");
  return id;
}
