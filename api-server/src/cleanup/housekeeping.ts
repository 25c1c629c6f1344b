/** Work that is done now and then, in the server itself, so that nobody has to set up a timer for it. */
export interface Chore {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
}

/**
 * Runs each chore at its interval, first after a tenth of it so that a start is not held up, and never twice at
 * once. A chore that fails is reported and tried again at its next time. Returns the way to stop: it resolves when
 * nothing is under way any more.
 */
export function startHousekeeping(
  chores: Chore[],
  report: (chore: string, outcome: { result: unknown } | { error: unknown }) => void,
): () => Promise<void> {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const plan = (chore: Chore, inMs: number) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = chore
        .run()
        .then((result) => report(chore.name, { result }))
        .catch((error: unknown) => report(chore.name, { error }))
        .finally(() => {
          underWay.delete(work);
          plan(chore, chore.everyMs);
        });
      underWay.add(work);
    }, inMs);
    timers.add(timer.unref());
  };

  for (const chore of chores) plan(chore, chore.everyMs / 10);
  return async () => {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(underWay);
  };
}
