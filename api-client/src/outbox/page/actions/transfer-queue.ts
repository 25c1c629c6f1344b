import { OutboxError } from "../../queue/errors.ts";
import { exportItems } from "../../transfer/export.ts";
import { importItems, type ImportResult } from "../../transfer/import.ts";
import type { HasContext } from "./context.ts";

/** Returns what waits as a file that only its owner can open on another device. Rejects with OutboxError. */
export async function exportQueue({
  context,
}: {
  context: Pick<HasContext["context"], "store" | "owner">;
}): Promise<{ file: Blob; items: number }> {
  const owner = context.owner();
  if (owner === undefined) throw new OutboxError("locked");
  return exportItems(context.store, owner);
}

/** Imports such a file and sends what it brings. Rejects with OutboxError; then nothing was imported. */
export async function importQueue({ context }: HasContext, file: Blob): Promise<ImportResult> {
  const owner = context.owner();
  if (owner === undefined) throw new OutboxError("locked");
  const imported = await importItems(context.store, owner, file);
  await context.changedAndSend();
  return imported;
}
