import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { outboxStore } from "../store/store.ts";
import { unlocker } from "./unlock.ts";

const queueKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
const { put } = IDBObjectStore.prototype;
afterEach(() => {
  IDBObjectStore.prototype.put = put;
});

/** The device refuses to write until the answer is called. */
function refuseWrites(): () => void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  return () => (IDBObjectStore.prototype.put = put);
}

it("says that a key could not be stored at the sign-in, and tries again until it can", async () => {
  const store = outboxStore({ name: crypto.randomUUID() });
  const onChange = vi.fn();
  const unlocking = unlocker(store, onChange);
  const accept = refuseWrites();
  expect(await unlocking.start("ada", queueKey)).toBe(false);
  expect(unlocking.hasFailed()).toBe(true);
  accept();
  await expect.poll(() => unlocking.hasFailed(), { timeout: 5000 }).toBe(false);
  expect((await store.keys.ring("ada")).isShared).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("forgets the key at the sign-out", async () => {
  const store = outboxStore({ name: crypto.randomUUID() });
  const unlocking = unlocker(store, () => undefined);
  const accept = refuseWrites();
  await unlocking.start("ada", queueKey);
  unlocking.stop();
  accept();
  expect(await unlocking.attempt()).toBe(true);
  expect((await store.keys.ring("ada")).keys).toEqual([]);
});

it("lets go out what was held back because its key was missing", async () => {
  const store = outboxStore({ name: crypto.randomUUID() });
  const [id = ""] = await store.add("ada", [
    { label: "E", group: { id: "event/", label: "E" }, request: { method: "POST", paths: ["/e"], json: {} } },
  ]);
  await store.change(id, { type: "started" });
  await store.change(id, { type: "refused", message: "", keyMissing: true });
  await unlocker(store, () => undefined).start("ada", queueKey);
  expect((await store.state(id))?.job.state).toBe("waiting");
});
