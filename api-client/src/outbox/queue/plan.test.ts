import { describe, expect, it } from "vitest";
import type { ItemHead } from "./item.ts";
import type { Job } from "./machine.ts";
import { isOrphaned, plan, removable } from "./plan.ts";

const waiting = (notBefore = 0): Job => ({ state: "waiting", attempts: 0, notBefore });
const sending: Job = { state: "sending", attempts: 1 };
const sent: Job = { state: "sent", at: 1, recordId: "r" };
const stuck: Job = { state: "stuck", message: "No." };

function item(id: string, job: Job, more: Partial<ItemHead> = {}): ItemHead {
  return {
    ...{ schema: 1, id, order: 0, owner: "a", groupKey: "g", savedAt: 0, bytes: 0, fileIds: [], job },
    ...more,
  };
}

describe("what to send next", () => {
  it("is the first one whose time has come", () => {
    expect(plan([item("a", waiting()), item("b", waiting())], 10)).toEqual({ kind: "send", id: "a" });
  });

  it("is nothing of a group whose first one has to wait, so that the order holds", () => {
    expect(plan([item("a", waiting(50)), item("b", waiting())], 10)).toEqual({ kind: "wait", until: 50 });
  });

  it("is one of another group while the first one waits", () => {
    const items = [item("a", waiting(50)), item("b", waiting(), { groupKey: "h" })];
    expect(plan(items, 10)).toEqual({ kind: "send", id: "b" });
  });

  it("passes over what is stuck or sent", () => {
    const items = [item("a", stuck), item("b", sent), item("c", waiting())];
    expect(plan(items, 10)).toEqual({ kind: "send", id: "c" });
  });

  it("holds children back until their parent was received", () => {
    const child = item("c", waiting(), { parent: "p", groupKey: "h" });
    expect(plan([item("p", waiting(20)), child], 10)).toEqual({ kind: "wait", until: 20 });
    expect(plan([item("p", stuck), child], 10)).toEqual({ kind: "idle" });
    expect(plan([item("p", sent), child], 10)).toEqual({ kind: "send", id: "c" });
  });

  it("sends no second one of a group while the first is on its way", () => {
    expect(plan([item("a", sending), item("b", waiting())], 10)).toEqual({ kind: "idle" });
  });

  it("leaves items of a newer release alone, and what comes behind them in their group", () => {
    const items = [item("a", waiting(), { schema: 3 }), item("b", waiting())];
    expect(plan(items, 10)).toEqual({ kind: "idle" });
  });

  it("knows what can't go on: a child of a stuck or discarded parent, and its children", () => {
    const parent = item("p", stuck);
    const child = item("c", waiting(), { parent: "p" });
    const grandchild = item("d", waiting(), { parent: "c" });
    const byId = new Map([parent, child, grandchild].map((one) => [one.id, one]));
    expect([parent, child, grandchild].map((one) => isOrphaned(one, byId))).toEqual([false, true, true]);
    expect(isOrphaned(item("e", waiting(), { parent: "gone" }), byId)).toBe(true);
  });
});

describe("what can be taken out of the queue", () => {
  const photo = item("c", waiting(), { parent: "p" });
  const idsOf = (items: ItemHead[]) => items.map(({ id }) => id);

  it("is a project with its photos, unless it is on its way: then they stay with it", () => {
    expect(idsOf(removable(["p", "c"], [item("p", stuck), photo]))).toEqual(["p", "c"]);
    expect(removable(["p", "c"], [item("p", sending), photo])).toEqual([]);
    const grandchild = item("d", waiting(), { parent: "c" });
    expect(removable(["p", "c", "d"], [item("p", sending), photo, grandchild])).toEqual([]);
  });

  it("is a photo alone, whatever its project does", () => {
    for (const job of [waiting(), sending, sent]) {
      expect(idsOf(removable(["c"], [item("p", job), photo]))).toEqual(["c"]);
    }
  });

  it("is a receipt, unless a photo waits for the record it names", () => {
    expect(removable(["p"], [item("p", sent), photo])).toEqual([]);
    expect(idsOf(removable(["p", "c"], [item("p", sent), photo]))).toEqual(["p", "c"]);
    expect(idsOf(removable(["p"], [item("p", sent), item("c", sent, { parent: "p" })]))).toEqual(["p"]);
  });
});
