import { createAttempts } from "./attempt.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { retryTimer } from "./retry-timer.ts";
import type { RunnerParts } from "./runner-parts.ts";
import { runnerState } from "./runner-state.ts";
import { sendQueue } from "./send-queue.ts";
import { sendingGate } from "./sending-gate.ts";
import type { PassingFailure } from "../../queue/machine.ts";

/**
 * Sends one owner's queue, one request at a time, by whoever holds the lock. Nothing leaves the queue but on a
 * receipt; every failure is either waited out or shown.
 */
export function outboxRunner(parts: RunnerParts) {
  const { store, clock } = parts;
  const state = runnerState(parts.onChange);
  const attempts = createAttempts(parts, (sending) => state.update({ sending }, "progress"));
  const gate = sendingGate(parts, state, attempts.interrupt);
  // Whose failure is nobody's to hear is tried again by the timer.
  const timer = retryTimer(clock, parts.chance, () => void run().catch(() => undefined));
  const { run, caughtUp } = oneAtATime(
    () => {
      timer.cancel();
      return parts
        .lock(() => sendQueue({ parts, state, gate, attempts, timer, onQueueRead: caughtUp }))
        .catch((error: unknown) => {
          // The database did not answer: nothing else would go on with what waits.
          if (!gate.isStopped()) timer.backOff();
          throw error;
        });
    },
    () => !gate.isStopped(),
  );

  async function wake(causes: readonly PassingFailure[]): Promise<void> {
    const owner = parts.owner();
    if (owner === undefined || gate.isStopped()) return;
    timer.reset();
    await store.wake(owner, causes, clock.now());
    await run();
  }

  return {
    state: state.get,
    /** Sends what can be sent now; the connection may be back, or something was added. */
    wake: () => wake(["line"]),
    /** A person wants everything sent now, whatever it was waiting for. */
    async sendNow(): Promise<void> {
      gate.setAnyConnection(true);
      await store.settings.refuseToken(parts.token(), false);
      await store.settings.set({ paused: false });
      state.update({ signInNeeded: false }, "settings");
      await wake(["line", "server", "sign-in"]);
    },
    /** Waits for the lock: whoever is sending now may be closed or crash. */
    standBy: () => (gate.isStopped() ? Promise.resolve() : run()),
    /** Settings or session have changed, here or elsewhere. */
    async settingsChanged(): Promise<void> {
      await gate.read();
      if (!gate.isStopped()) await run();
    },
    /** Somebody signed in: go on. */
    async signedIn(): Promise<void> {
      state.update({ signInNeeded: false }, "progress");
      await run();
    },
    start(): Promise<void> {
      gate.setStopped(false);
      return run();
    },
    stop(): void {
      gate.setStopped(true);
      timer.cancel();
      attempts.interrupt();
    },
  };
}
