import type { RunnerParts } from "./runner-parts.ts";
import type { StateHolder } from "./runner-state.ts";

/** Decides whether the queue may be sent now, by what other tabs, the worker and people have set. */
export function sendingGate(
  { store, owner, token, onWifi }: Pick<RunnerParts, "store" | "owner" | "token" | "onWifi">,
  state: StateHolder,
  interrupt: () => void,
) {
  let stopped = false;
  let anyConnection = false;

  /** Reads what other tabs, the worker or a person have set meanwhile. */
  async function read(): Promise<void> {
    const [{ paused, wifiOnly }, session] = await Promise.all([
      store.settings.get(),
      store.settings.session(),
    ]);
    const waitsForWifi = wifiOnly && !anyConnection && !onWifi();
    const isMine = session !== undefined && session.owner === owner() && session.token === token();
    const signInNeeded = isMine ? Boolean(session.refused) : state.get().signInNeeded;
    const found = { paused, wifiOnly, waitsForWifi, signInNeeded };
    const before = state.get();
    const isNews = Object.entries(found).some(
      ([name, value]) => before[name as keyof typeof found] !== value,
    );
    if (isNews) state.update(found, "progress");
    if (paused || waitsForWifi) interrupt();
  }

  return {
    read,
    isStopped: () => stopped,
    setStopped(value: boolean): void {
      stopped = value;
    },
    /** A person said "now": any connection will do until the queue is empty. */
    setAnyConnection(value: boolean): void {
      anyConnection = value;
    },
    async mayGoOn(whose: string): Promise<boolean> {
      if (stopped || owner() !== whose) return false;
      await read();
      const { paused, waitsForWifi, signInNeeded } = state.get();
      return !stopped && owner() === whose && !paused && !waitsForWifi && !signInNeeded;
    },
  };
}

export type SendingGate = ReturnType<typeof sendingGate>;
