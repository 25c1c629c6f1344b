import type { NewItem } from "../queue/item.ts";
import { jobChanges } from "./items/change-jobs.ts";
import { databaseOpener } from "./database/database.ts";
import { draftFiles } from "./draft-files.ts";
import { fileStore } from "./files/files.ts";
import { keyStore } from "./database/keys.ts";
import type { StoreParts } from "./items/parts.ts";
import { itemReader } from "./items/read-items.ts";
import { itemRemoval } from "./items/remove-items.ts";
import { rowCache } from "./database/row-cache.ts";
import { itemSaving } from "./items/save-items.ts";
import { senderSettings } from "./sender-settings.ts";
import { siteBefore } from "./site-before.ts";

export const outboxDatabaseName = "ministry-outbox";

export interface StoreOptions {
  name?: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The queue on this device. Saved means saved: `add` resolves after files and items were forced to disk and read
 * back. An item without its key is only a head: who it belongs to and how far it is.
 */
export function outboxStore({ name = outboxDatabaseName, now = Date.now }: StoreOptions = {}) {
  const database = databaseOpener(name);
  const files = fileStore(database, now);
  const parts: StoreParts = { database, files, now, keys: keyStore(database), cache: rowCache(database) };
  const reader = itemReader(parts);
  const { save, isSaving } = itemSaving(parts, reader);
  const removal = itemRemoval(parts, isSaving);
  return {
    ...{ database, now, keys: parts.keys, settings: senderSettings(database) },
    ...reader,
    ...jobChanges(parts),
    ...siteBefore(parts),
    ...removal,
    drafts: draftFiles(parts),
    /**
     * Saves requests, all or none, in the order given. Resolves with their ids once they are on disk. Rejects with
     * OutboxError `full`, `no-storage`, `damaged`, `again` or `locked`; then nothing was saved.
     */
    add: (owner: string, items: readonly NewItem[]): Promise<string[]> => save(owner, items, removal.discard),
  };
}

export type OutboxStore = ReturnType<typeof outboxStore>;
