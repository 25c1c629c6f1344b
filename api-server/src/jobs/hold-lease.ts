/**
 * Does the work and renews its lease meanwhile, every `everyMs`: a fraction of the lease, as a renewal that fails is
 * only tried again at the next interval.
 */
export async function holdLease<Result>(
  renew: () => Promise<unknown>,
  everyMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const renewing = setInterval(() => void renew().catch(() => undefined), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
