/** A signal that aborts after some time, as `AbortSignal.timeout` does since Chrome 103 and Safari 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}
