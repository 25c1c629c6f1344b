import "fake-indexeddb/auto";
import { openDB } from "idb";
import type { NewItem } from "../queue/item.ts";
import type { OutboxSchema } from "../store/database/database.ts";
import { outboxStore } from "../store/store.ts";

/** The key that a server gave for the queue of "ada". */
export const queueKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));

/** Returns bytes that repeat at no multiple of a chunk's size, so that two chunks of a file differ. */
export const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251);

/** Returns a request for the queue that sends one photo. */
export const photoItem = (file: Blob, more: Partial<NewItem> = {}): NewItem => ({
  label: "Photo of the borehole",
  group: { id: "project/1", label: "Borehole" },
  request: {
    method: "POST",
    paths: ["/WaterProject/1/photos"],
    form: { texts: { note: "deep" }, files: [{ field: "photos", file }] },
  },
  ...more,
});

/**
 * Returns an empty store which "ada" has unlocked, and its clock in milliseconds. `raw` opens the same database without
 * the store, so that a test can look at its rows or damage them.
 */
export async function openStore() {
  const name = crypto.randomUUID();
  const clock = { now: 1000 };
  const store = outboxStore({ name, now: () => clock.now });
  await store.keys.unlock("ada", queueKey);
  return { name, clock, store, raw: () => openDB<OutboxSchema>(name) };
}
