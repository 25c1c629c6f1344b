/** What has changed: how far the sender is, what is in the queue, or settings and session. */
export type Change = "progress" | "items" | "settings";

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
  /** The item on its way, and its bytes sent so far. */
  sending?: { id: string; sent: number };
  /** What the last answer said of the record; known to the open tabs, until the next answer. */
  received?: { id: string; title?: string; warning?: string };
}

export const idleState: RunnerState = {
  ...{ paused: false, wifiOnly: false, waitsForWifi: false, signInNeeded: false, serverUnreachable: false },
};

/** Holds what screens show of the sender; `onChange` is called after each update. */
export function runnerState(onChange: (what: Change) => void) {
  let state = idleState;
  return {
    get: () => state,
    update(patch: Partial<RunnerState>, what: Change): void {
      state = { ...state, ...patch };
      onChange(what);
    },
    /** Adds what the update after it tells. */
    add(patch: Partial<RunnerState>): void {
      state = { ...state, ...patch };
    },
  };
}

export type StateHolder = ReturnType<typeof runnerState>;
