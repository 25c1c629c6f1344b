import { drainQueue, type Drained } from "@ministry/api-client/outbox/sender";

let running: Promise<Drained> | undefined;

/** Sends what waits; those who ask meanwhile share one run. */
export function drain(): Promise<Drained> {
  running ??= drainQueue().finally(() => (running = undefined));
  return running;
}
