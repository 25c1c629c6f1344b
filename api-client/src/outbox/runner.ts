import { compose } from "./compose.ts";
import { failureEvent, unknownOutcome, type HostKind } from "./failure.ts";
import type { Item, ItemHead } from "./item.ts";
import { backOffMs } from "./machine.ts";
import { plan } from "./plan.ts";
import type { OutboxStore } from "./store.ts";
import type { Transport } from "./transport.ts";

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once after `ms`; the answer calls it off. */
  after(ms: number, call: () => void): () => void;
}

export interface RunnerParts {
  store: OutboxStore;
  transport: Transport;
  clock: Clock;
  /** Between 0 and 1. */
  chance(): number;
  /** Runs `work` while no other tab or worker does; waits for its turn. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Whose queue may be sent now. */
  owner(): string | undefined;
  /** Something a screen shows has changed. */
  onChange(): void;
}

export interface RunnerState {
  paused: boolean;
  /** The session ran out: nothing is lost, and nothing is sent before the next sign-in. */
  signInNeeded: boolean;
  /** No host answered when it was last asked. */
  lineDown: boolean;
  /** The item on its way, and how many of its bytes are over. */
  sending?: { id: string; sent: number };
  /** What the last answer said of the record; known to the tab that sent it, until the next answer. */
  received?: { id: string; title?: string; warning?: string };
}

/** Unknown waiting times are looked at again after this long. */
const longestTimerMs = 60_000;

/**
 * Sends one owner's queue, one request at a time, by whoever holds the lock. Nothing leaves the queue but on a
 * receipt; every failure is either waited out or shown.
 */
export function outboxRunner(parts: RunnerParts) {
  const { store, transport, clock } = parts;
  let state: RunnerState = { paused: false, signInNeeded: false, lineDown: false };
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let quietTries = 0;
  let callOff: () => void = () => undefined;
  let breakOff = new AbortController();

  const tell = (patch: Partial<RunnerState>) => {
    state = { ...state, ...patch };
    parts.onChange();
  };
  const mayGoOn = (owner: string) =>
    !stopped && !state.paused && !state.signInNeeded && parts.owner() === owner;
  const later = (ms: number) => {
    callOff();
    callOff = clock.after(Math.min(longestTimerMs, Math.max(0, ms)), () => void run());
  };

  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    callOff();
    running = parts.lock(drain).finally(() => {
      running = undefined;
      if (again && !stopped) {
        again = false;
        void run();
      }
    });
    return running;
  }

  async function drain(): Promise<void> {
    const owner = parts.owner();
    if (owner === undefined || !mayGoOn(owner)) return;
    let host: HostKind = "none";
    let recovered = false;
    while (mayGoOn(owner)) {
      again = false;
      const heads = await store.heads(owner);
      const next = plan(heads, clock.now());
      const interrupted = recovered ? [] : heads.filter(({ job }) => job.state === "sending");
      if (next.kind !== "send" && interrupted.length === 0) {
        if (next.kind === "wait") later(next.until - clock.now());
        return;
      }
      if (host === "none") host = await transport.host();
      if (state.lineDown !== (host === "none")) tell({ lineDown: host === "none" });
      if (host === "none") return later(backOffMs(++quietTries, parts.chance()));
      quietTries = 0;
      if (!recovered) {
        recovered = true;
        await recover(interrupted, host);
      } else if (next.kind === "send" && (await sendOne(next.id, heads, host)) === "line") host = "none";
    }
  }

  /** Under the lock nobody is sending: what stands in `sending` was cut off, and may have arrived. */
  async function recover(interrupted: readonly ItemHead[], host: HostKind): Promise<void> {
    if (interrupted.length === 0) return;
    const at = clock.now();
    const arrived =
      host === "ours" ? await transport.receipts(interrupted.map(({ id }) => id)) : new Map<string, object>();
    for (const { id } of interrupted) {
      const delivery = arrived.get(id);
      if (delivery) await store.change(id, { type: "accepted", at, ...delivery });
      else if (host === "bare") await store.change(id, { type: "refused", message: unknownOutcome });
      else await store.change(id, { type: "interrupted", at });
    }
    parts.onChange();
  }

  async function sendOne(id: string, heads: readonly ItemHead[], host: HostKind): Promise<string> {
    await store.change(id, { type: "started" });
    tell({ sending: { id, sent: 0 } });
    breakOff = new AbortController();
    let outcome = "sent";
    try {
      const { words, ...delivery } = await deliver(await store.open(id), heads, host, breakOff.signal);
      state = { ...state, received: { id, ...words } };
      await store.change(id, { type: "accepted", at: clock.now(), ...delivery });
    } catch (error) {
      const when = { at: clock.now(), chance: parts.chance() };
      // Broken off by ourselves: it goes on as if the line had been cut.
      const event = breakOff.signal.aborted
        ? ({ type: "interrupted", at: when.at } as const)
        : failureEvent(error, host, when);
      await store.change(id, event);
      outcome = event.type === "failed" ? event.cause : event.type;
    }
    tell({ sending: undefined, ...(outcome === "sign-in" && { signInNeeded: true }) });
    return outcome;
  }

  async function deliver(item: Item, heads: readonly ItemHead[], host: HostKind, signal: AbortSignal) {
    // Tried before: perhaps only the answer was lost. Asking costs less than bringing the files over again.
    const tried = host === "ours" && item.job.state === "sending" && item.job.attempts > 1;
    const arrived = tried ? (await transport.receipts([item.id])).get(item.id) : undefined;
    if (arrived) return arrived;
    const parent = heads.find(({ id }) => id === item.parent)?.job;
    const recordId = parent?.state === "sent" ? parent.recordId : undefined;
    const onProgress = (sent: number) => tell({ sending: { id: item.id, sent } });
    const request = await compose(item, { store, transport, host, recordId, signal, onProgress });
    return transport.send(request, item.id, host, signal);
  }

  return {
    state: () => state,
    /** Looks now whether there is something to send; the line may be back, or something was added. */
    async wake(): Promise<void> {
      const owner = parts.owner();
      if (owner === undefined || stopped) return;
      quietTries = 0;
      const at = clock.now();
      for (const { id, job } of await store.heads(owner)) {
        if (job.state === "waiting" && job.cause === "line") await store.change(id, { type: "woken", at });
      }
      await run();
    },
    /** Somebody signed in: go on. */
    async signedIn(): Promise<void> {
      tell({ signInNeeded: false });
      await run();
    },
    /** Stops sending, the piece on its way included, until `resume`. */
    pause(): void {
      tell({ paused: true });
      breakOff.abort();
    },
    async resume(): Promise<void> {
      tell({ paused: false });
      await run();
    },
    start(): Promise<void> {
      stopped = false;
      return run();
    },
    stop(): void {
      stopped = true;
      callOff();
      breakOff.abort();
    },
  };
}

export type OutboxRunner = ReturnType<typeof outboxRunner>;
