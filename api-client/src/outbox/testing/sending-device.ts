import "fake-indexeddb/auto";
import type { NewItem } from "../queue/item.ts";
import { outboxRunner } from "../sending/runner/runner.ts";
import { outboxStore } from "../store/store.ts";
import { FakeHost } from "./fake-host.ts";

/** Returns a request for the queue that posts to `/things/ID`. */
export const item = (id: string, more: Partial<NewItem> = {}): NewItem => ({
  ...{ id, label: id, group: { id: "g", label: "Borehole" } },
  request: { method: "POST", paths: [`/things/${id}`] },
  ...more,
});

/** What a test may change while the queue is sent. */
interface Device {
  /** Milliseconds since the epoch. */
  now: number;
  owner: string | undefined;
  token: string;
  wifi: boolean;
}

/**
 * Returns an empty queue, a host that accepts everything, and a maker of runners that send the queue to it. Several
 * runners stand for several tabs: they share the queue, its lock and the clock, which `nextTimer` moves.
 */
export function sendingDevice() {
  const device: Device = { now: 1000, owner: "ada", token: "token-1", wifi: true };
  const store = outboxStore({ name: crypto.randomUUID(), now: () => device.now });
  const host = new FakeHost();
  let timers: { at: number; call: () => void }[] = [];
  let locked = Promise.resolve();

  const newRunner = () =>
    outboxRunner({
      store,
      transport: host,
      clock: {
        now: () => device.now,
        after(ms, call) {
          const timer = { at: device.now + ms, call };
          timers.push(timer);
          return () => (timers = timers.filter((one) => one !== timer));
        },
      },
      chance: () => 1,
      lock: (work) => (locked = locked.then(work, work)),
      owner: () => device.owner,
      token: () => device.token,
      onWifi: () => device.wifi,
      onChange: () => undefined,
    });

  /** Moves the clock to the next timer and waits for what it starts; returns false when there is none. */
  async function nextTimer(): Promise<boolean> {
    const timer = timers.sort((a, b) => a.at - b.at).shift();
    if (!timer) return false;
    device.now = Math.max(device.now, timer.at);
    timer.call();
    await new Promise((resolve) => setImmediate(resolve));
    await locked;
    return true;
  }

  const stateOf = async (id: string) => (await store.heads("ada")).find((head) => head.id === id)?.job;

  return { device, store, host, newRunner, nextTimer, stateOf };
}
