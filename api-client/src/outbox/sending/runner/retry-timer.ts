import { backOffMs } from "../../queue/machine.ts";
import type { Clock } from "./runner-parts.ts";

/** A longer wait is checked again after this long. */
const maxTimerMs = 60_000;

/**
 * Calls `onTime` at the next attempt; one at a time, the last one set counts.
 *
 * @param chance between 0 and 1
 */
export function retryTimer(clock: Clock, chance: () => number, onTime: () => void) {
  let quietAttempts = 0;
  let cancel: () => void = () => undefined;

  function after(ms: number): void {
    cancel();
    cancel = clock.after(Math.min(maxTimerMs, Math.max(0, ms)), onTime);
  }

  return {
    after,
    /** No host has answered: the wait grows with each time, until one has. */
    backOff: () => after(backOffMs(++quietAttempts, chance())),
    /** A host has answered, or there is reason to ask again. */
    reset(): void {
      quietAttempts = 0;
    },
    cancel: () => cancel(),
  };
}

export type RetryTimer = ReturnType<typeof retryTimer>;
