/** How often to look whether the parent is still there, in milliseconds. */
const lookEveryMs = 500;

/**
 * Aborts when this process is asked to stop; asking again changes nothing. The end of the parent asks too: npm does
 * not pass SIGTERM on, so whoever stops `npm start` would leave site and API behind, holding ports and data folder.
 *
 * Under `nohup` SIGHUP arrives all the same: Node resets ignored signals before any script runs, npm's Node included, so
 * that this process can't learn that it was ignored.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stopping.abort());
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) stopping.abort();
  }, lookEveryMs);
  watch.unref();
  stopping.signal.addEventListener("abort", () => clearInterval(watch));
  return stopping.signal;
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
