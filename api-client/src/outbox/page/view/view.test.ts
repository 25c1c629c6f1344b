import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import type { NewItem } from "../../queue/item.ts";
import { idleState } from "../../sending/runner/runner-state.ts";
import { outboxStore } from "../../store/store.ts";
import { viewOf } from "./view.ts";

const item = (id: string): NewItem => ({
  ...{ id, label: id, group: { id: "g", label: "Borehole" } },
  request: { method: "POST", paths: [`/things/${id}`] },
});

it("keeps the objects of what has not changed, so that screens draw only what has", async () => {
  const name = crypto.randomUUID();
  const [store, other] = [outboxStore({ name }), outboxStore({ name })];
  await store.add("ada", [item("a"), item("b")]);
  const opened = new Map();
  const shown = async () => viewOf(await store.list("ada", opened), idleState, "ada").items;
  const [a, b] = await shown();
  await other.change("b", { type: "started" });
  const later = await shown();
  expect(later[0]).toBe(a);
  expect(later[1]).not.toBe(b);
  store.forget();
  expect((await shown())[1]).toBe(later[1]);
});
