import { drainQueue, type DrainResult } from "@ministry/api-client/outbox/sender";

let running: Promise<DrainResult> | undefined;

/** Sends what waits; those who ask meanwhile share one run. */
export function drain(): Promise<DrainResult> {
  running ??= drainQueue().finally(() => (running = undefined));
  return running;
}
