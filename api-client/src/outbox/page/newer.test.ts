import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, expect, it } from "vitest";
import { idleState } from "../sending/runner/runner-state.ts";
import { outboxRunner } from "../sending/runner/runner.ts";
import { editing } from "../store/items/edit.ts";
import { rewriteItem } from "../store/items/rewrite.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { FakeHost } from "../testing/fake-host.ts";
import { viewOf } from "./view/view.ts";

let name: string;
let store: OutboxStore;

/** An item that a later release has saved, with contents that this one can't open. */
beforeEach(async () => {
  name = crypto.randomUUID();
  store = outboxStore({ name });
  await store.add("ada", [
    {
      ...{ id: "later", label: "Later", group: { id: "g", label: "Borehole" } },
      request: { method: "POST", paths: ["/x"] },
    },
  ]);
  await change({ schema: 99, sealed: { iv: new Uint8Array(12), bytes: new ArrayBuffer(8) } });
});

async function change(patch: Record<string, unknown>): Promise<void> {
  const db = await openDB(name);
  await db.put("items", { ...(await db.get("items", "later")), ...patch });
  db.close();
}

const stored = async (): Promise<unknown> => {
  const db = await openDB(name);
  const row: unknown = await db.get("items", "later");
  db.close();
  return row;
};

it("an item of a newer release is shown as one, not as damaged", async () => {
  const [shown] = viewOf(await store.list("ada", new Map()), idleState, "ada").items;
  expect(shown).toMatchObject({ newer: true, damaged: false, label: "Saved by a newer version" });
  expect(shown?.group).toEqual({ id: "newer", label: "Needs a newer version of the portal" });
});

it("opening or changing it says what it needs", async () => {
  await expect(store.open("later")).rejects.toMatchObject({ kind: "newer" });
  await expect(rewriteItem(store, "later", editing({ title: "Well" }))).rejects.toMatchObject({
    kind: "newer",
  });
});

it.each([
  ["waiting", { state: "waiting", attempts: 3, notBefore: Date.now() + 60_000, cause: "line" }],
  ["left in sending", { state: "sending", attempts: 1 }],
])("it is neither sent nor touched: %s", async (_, job) => {
  await change({ job });
  const before = await stored();
  const host = new FakeHost();
  const runner = outboxRunner({
    ...{ store, transport: host, chance: () => 1, owner: () => "ada", token: () => "t", onWifi: () => true },
    clock: { now: Date.now, after: () => () => undefined },
    lock: (work) => work(),
    onChange: () => undefined,
  });
  await runner.wake();
  expect(host.attempts).toEqual([]);
  expect(await stored()).toEqual(before);
});
