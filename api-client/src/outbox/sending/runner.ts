import { createAttempts } from "./attempt.ts";
import type { ItemHead } from "../queue/item.ts";
import { backOffMs, type PassingFailure } from "../queue/machine.ts";
import { isNewer, plan } from "../queue/plan.ts";
import type { OutboxStore } from "../store/store.ts";
import type { HostKind } from "./failure.ts";
import type { Transport } from "./transport.ts";

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once after `ms`; the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** What has changed: how far the sender is, what is in the queue, or settings and session. */
export type Change = "progress" | "items" | "settings";

export interface RunnerParts {
  store: OutboxStore;
  transport: Transport;
  clock: Clock;
  /** Between 0 and 1. */
  chance(): number;
  /** Runs `work` while no other tab or worker does; waits for the lock. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Whose queue may be sent now. */
  owner(): string | undefined;
  /** The session it is sent with. */
  token(): string | undefined;
  /** Whether the connection does not cost by the byte, as far as the browser tells. */
  onWifi(): boolean;
  /** Something a screen shows has changed. */
  onChange(what: Change): void;
}

export interface RunnerState {
  /** A person has stopped it; holds on all tabs and in the worker. */
  paused: boolean;
  /** Nothing is to be sent over a connection that may cost by the byte. */
  wifiOnly: boolean;
  /** It is held back because of that. */
  waitsForWifi: boolean;
  /** The session ran out: nothing is lost, and nothing is sent before the next sign-in. */
  signInNeeded: boolean;
  /** No host answered when it was last asked. */
  serverUnreachable: boolean;
  /** The item on its way, and how many of its bytes are over. */
  sending?: { id: string; sent: number };
  /** What the last answer said of the record; known to the open tabs, until the next answer. */
  received?: { id: string; title?: string; warning?: string };
}

export const idleState: RunnerState = {
  ...{ paused: false, wifiOnly: false, waitsForWifi: false, signInNeeded: false, serverUnreachable: false },
};

/** A longer wait is checked again after this long. */
const maxTimerMs = 60_000;

/**
 * Sends one owner's queue, one request at a time, by whoever holds the lock. Nothing leaves the queue but on a
 * receipt; every failure is either waited out or shown.
 */
export function outboxRunner(parts: RunnerParts) {
  const { store, transport, clock } = parts;
  let state = idleState;
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let quietAttempts = 0;
  /** A person said "now": any connection will do until the queue is empty. */
  let overAnyConnection = false;
  let cancelTimer: () => void = () => undefined;

  const update = (patch: Partial<RunnerState>, what: Change) => {
    state = { ...state, ...patch };
    parts.onChange(what);
  };
  const attempts = createAttempts(parts, (sent) => update({ sending: sent }, "progress"));
  const later = (ms: number) => {
    cancelTimer();
    cancelTimer = clock.after(Math.min(maxTimerMs, Math.max(0, ms)), () => void run());
  };

  /** Reads what other tabs, the worker or a person have set meanwhile. */
  async function readSettings(): Promise<void> {
    const [{ paused, wifiOnly }, session] = await Promise.all([
      store.settings.get(),
      store.settings.session(),
    ]);
    const waitsForWifi = wifiOnly && !overAnyConnection && !parts.onWifi();
    const isMine =
      session !== undefined && session.owner === parts.owner() && session.token === parts.token();
    const signInNeeded = isMine ? Boolean(session.refused) : state.signInNeeded;
    const found = { paused, wifiOnly, waitsForWifi, signInNeeded };
    const isNews = Object.entries(found).some(([name, value]) => state[name as keyof typeof found] !== value);
    if (isNews) update(found, "progress");
    if (paused || waitsForWifi) attempts.interrupt();
  }

  async function mayGoOn(owner: string): Promise<boolean> {
    if (stopped || parts.owner() !== owner) return false;
    await readSettings();
    const { paused, waitsForWifi, signInNeeded } = state;
    return !stopped && parts.owner() === owner && !paused && !waitsForWifi && !signInNeeded;
  }

  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    cancelTimer();
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
    if (owner === undefined) return;
    let host: HostKind = "none";
    let recovered = false;
    while (await mayGoOn(owner)) {
      again = false;
      const heads = await store.heads(owner);
      const next = plan(heads, clock.now());
      const interrupted = recovered
        ? []
        : heads.filter((head) => head.job.state === "sending" && !isNewer(head));
      if (next.kind !== "send" && interrupted.length === 0) {
        if (next.kind === "wait") later(next.until - clock.now());
        else overAnyConnection = false;
        return;
      }
      if (host === "none") host = await transport.host();
      if (state.serverUnreachable !== (host === "none"))
        update({ serverUnreachable: host === "none" }, "progress");
      if (host === "none") return later(backOffMs(++quietAttempts, parts.chance()));
      quietAttempts = 0;
      if (!recovered) {
        recovered = true;
        if (interrupted.length > 0) await attempts.recover(interrupted, host);
      } else if (next.kind === "send") host = await sendOne(next.id, heads, host);
    }
  }

  async function sendOne(id: string, heads: readonly ItemHead[], host: HostKind): Promise<HostKind> {
    const token = parts.token();
    const outcome = await attempts.send(id, heads, host, (words) => {
      state = { ...state, received: { id, ...words } };
    });
    // Who signed in meanwhile has another token, which nobody has refused: a sign-in ends the device's former session.
    const isRefused = outcome === "sign-in" && token === parts.token();
    if (outcome === "sign-in") await store.settings.refuseToken(token);
    update({ sending: undefined, ...(isRefused && { signInNeeded: true }) }, "items");
    // After a failure the host is asked whether it is there before anything else is sent to it.
    return outcome === "line" || outcome === "server" ? "none" : host;
  }

  async function wake(causes: readonly PassingFailure[]): Promise<void> {
    const owner = parts.owner();
    if (owner === undefined || stopped) return;
    quietAttempts = 0;
    await store.wake(owner, causes, clock.now());
    await run();
  }

  return {
    state: () => state,
    /** Sends what can be sent now; the connection may be back, or something was added. */
    wake: () => wake(["line"]),
    /** A person wants everything sent now, whatever it was waiting for. */
    async sendNow(): Promise<void> {
      overAnyConnection = true;
      await store.settings.refuseToken(parts.token(), false);
      await store.settings.set({ paused: false });
      update({ signInNeeded: false }, "settings");
      await wake(["line", "server", "sign-in"]);
    },
    /** Waits for the lock: whoever is sending now may be closed or crash. */
    standBy: () => (stopped ? Promise.resolve() : run()),
    /** Settings or session have changed, here or elsewhere. */
    async settingsChanged(): Promise<void> {
      await readSettings();
      if (!stopped) await run();
    },
    /** Somebody signed in: go on. */
    async signedIn(): Promise<void> {
      update({ signInNeeded: false }, "progress");
      await run();
    },
    start(): Promise<void> {
      stopped = false;
      return run();
    },
    stop(): void {
      stopped = true;
      cancelTimer();
      attempts.interrupt();
    },
  };
}

export type OutboxRunner = ReturnType<typeof outboxRunner>;
