/**
 * Runs `work` once at a time. A call during a run waits for the next one, which all calls of that time share: its answer
 * is newer than the call, and no later call puts it off.
 */
export function sharedRun<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  return function run(): Promise<T> {
    if (!running) {
      running = work().finally(() => (running = undefined));
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
