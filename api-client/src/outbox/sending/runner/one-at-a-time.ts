/**
 * Runs `work` one at a time. A call while it runs has it run once more afterwards, unless the work has said by
 * `caughtUp` that it has seen all there was.
 */
export function oneAtATime(work: () => Promise<void>, mayRepeat: () => boolean) {
  let running: Promise<void> | undefined;
  let again = false;

  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = work().finally(() => {
      running = undefined;
      if (again && mayRepeat()) {
        again = false;
        // Nobody waits for this one: the work itself sees to what becomes of a failure.
        void run().catch(() => undefined);
      }
    });
    return running;
  }

  return {
    run,
    caughtUp(): void {
      again = false;
    },
  };
}
