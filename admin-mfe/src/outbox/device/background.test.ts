// @vitest-environment jsdom
import type { Outbox, OutboxView } from "@ministry/api-client/outbox";
import type { Host } from "@ministry/contract";
import { afterEach, expect, it, vi } from "vitest";
import { runOutbox } from "./background.ts";

const item = (state: string) => ({ id: "a", job: { state } });
let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** The queue as it becomes, one view after the other, while the page is hidden. */
function follow(...views: object[]) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  let view = { items: [], locked: 0, ready: true, owner: "ada" };
  let changed = () => {};
  const outbox = {
    start: () => () => undefined,
    get: () => view as unknown as OutboxView,
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  } as unknown as Outbox;
  const notify = vi.fn(async () => undefined);
  const background = { prepare: async () => {}, wake: async () => {}, notify };
  stop = runOutbox(outbox, background as unknown as Host["background"]);
  for (const next of views) {
    view = { ...view, ...next };
    changed();
  }
  return notify;
}

it("notifies once the last item has been received", () => {
  expect(follow({ items: [item("waiting")] }, { items: [item("sent")] })).toHaveBeenCalledOnce();
});

it.each([
  ["was discarded", { items: [] }],
  ["was locked by a sign-out", { items: [], owner: undefined, locked: 1 }],
  ["was received while others are locked", { items: [item("sent")], locked: 2 }],
])("says nothing when the last item %s", (_, last) => {
  expect(follow({ items: [item("waiting")] }, last)).not.toHaveBeenCalled();
});
