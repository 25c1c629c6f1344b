/** What was waited for did not come in time. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
  readonly code = "ETIMEDOUT";
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
  }
}

/** Settles as the promise does, or rejects with `TimedOut` after so many milliseconds. The work itself goes on. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(what, ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
