import type { OutboxStore } from "../../store/store.ts";
import type { Change } from "./runner-state.ts";
import type { Transport } from "../requests/transport.ts";

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once after `ms`; the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
}

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

/** What one attempt needs of them. */
export type AttemptParts = Pick<RunnerParts, "store" | "transport" | "clock" | "chance">;
