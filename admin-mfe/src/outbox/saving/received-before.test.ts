import type { Job, NewItem, Outbox } from "@ministry/api-client/outbox";
import { expect, it, vi } from "vitest";
import { recordPage } from "./record-page.ts";
import { saveThrough } from "./save-through.ts";

const busy: Job = {
  state: "waiting",
  attempts: 1,
  notBefore: 0,
  cause: "server",
  message: "Down.",
  doubt: true,
};
const item = (method: "POST" | "PATCH"): NewItem => ({
  ...{ id: "key", label: "Well", group: { id: "g", label: "Well" } },
  request: { method, paths: ["/x"], form: { texts: { title: "Well" }, files: [] } },
});

/** A queue of one item in a given state; `after` is what asking the server makes of it. */
function queueOf(job: Job, after: Job = job) {
  let now = job;
  const receipts = vi.fn(
    async (ids: readonly string[]) =>
      new Map(ids.flatMap((id) => (after.state === "sent" ? [[id, {}] as const] : []))),
  );
  const discard = vi.fn(async (ids: readonly string[]) => [...ids]);
  const outbox = {
    add: vi.fn(async (items: readonly NewItem[]) => items.map(({ id = "" }) => id)),
    get: () => ({ items: [{ id: "key", job: now }], owner: "ada" }),
    subscribe: () => () => undefined,
    discard,
    context: {
      transport: { host: async () => "ours", receipts },
      store: { change: async () => void (now = after) },
      items: () => [],
      changed: async () => undefined,
    },
    postpone: () => Promise.resolve(),
  };
  return { ...outbox, receipts, asOutbox: outbox as unknown as Outbox };
}
const form = { onSafe: () => undefined, isOpen: () => true, saveDraft: () => Promise.resolve(true) };
const sent: Job = { state: "sent", at: 1, recordId: "r1" };

it("a failure that came after the work was done is found out before the form is given back", async () => {
  const queue = queueOf(busy, sent);
  expect(await saveThrough(queue.asOutbox, [item("POST")], form)).toMatchObject({ kind: "received" });
  expect(queue.discard).not.toHaveBeenCalled();
});

it("a failure before the work gives the form back with the server's words", async () => {
  const queue = queueOf(busy);
  await expect(saveThrough(queue.asOutbox, [item("POST")], form)).rejects.toMatchObject({
    kind: "server",
    serverMessage: "Down.",
  });
  expect(queue.receipts).toHaveBeenCalledWith(["key"], []);
  expect(queue.discard).toHaveBeenCalledWith(["key"]);
});

it("a changed form whose former version had arrived keeps its key and names the record", async () => {
  const queue = queueOf({ ...sent, beforeEdit: true });
  await expect(saveThrough(queue.asOutbox, [item("POST")], form)).rejects.toMatchObject({
    // Final for the form would mean a new key, and a second record with the next press.
    ...{ kind: "server", name: "ReceivedBefore", recordId: "r1" },
    serverMessage: expect.stringContaining("received already"),
  });
  expect(queue.discard).not.toHaveBeenCalled();
});

it("changed once more, it is still recognised as received", async () => {
  const queue = queueOf({ ...sent, beforeEdit: true });
  queue.asOutbox.add = async () => {
    throw Object.assign(new Error("Saved before."), { name: "OutboxError", kind: "again" });
  };
  await expect(saveThrough(queue.asOutbox, [item("POST")], form)).rejects.toMatchObject({ recordId: "r1" });
});

it("a changed edit goes on from the version that was received, as after a conflict", async () => {
  const queue = queueOf({ ...sent, beforeEdit: true });
  await expect(saveThrough(queue.asOutbox, [item("PATCH")], form)).rejects.toMatchObject({
    ...{ kind: "refused", status: 412 },
  });
});

it("the record's page is known by the form that made it, in any case of its address", () => {
  expect(recordPage("/waterprojectform?x=1", "r1")).toBe("/WaterProjectUpdate/r1");
  expect(recordPage("/WaterProjectForm", undefined)).toBeUndefined();
  expect(recordPage("/WaterAchievementForm", "r1")).toBeUndefined();
});
