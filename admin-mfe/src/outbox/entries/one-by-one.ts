let last: Promise<unknown> = Promise.resolve();

/** Runs work one after the other, for what takes much memory at once. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}
