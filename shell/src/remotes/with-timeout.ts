/** Thrown on a timeout; other builds would be as slow on this connection. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

/**
 * Rejects when `work` takes longer than `ms` milliseconds; what was begun goes on and is there for the next try.
 *
 * @throws TookTooLong
 */
export function withTimeout<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(`${what} took longer than ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
