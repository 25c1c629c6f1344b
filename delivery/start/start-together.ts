interface Stoppable {
  stop(): Promise<unknown>;
}

/** Waits for two things that start at the same time. When one fails, stops the other and rejects with the failure. */
export async function startTogether<First extends Stoppable, Second extends Stoppable>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  const started = await Promise.allSettled([first, second]);
  const failed = started.find(({ status }) => status === "rejected");
  if (!failed) return Promise.all([first, second]);
  await Promise.all(started.map((one) => one.status === "fulfilled" && one.value.stop()));
  throw (failed as PromiseRejectedResult).reason;
}
