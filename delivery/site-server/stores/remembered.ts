export interface Memory {
  /** A copy younger than this is handed out as it is. */
  freshMs: number;
  /** Longest wait for a newer copy; after that the last good one has to do. */
  answerTimeoutMs: number;
  /** What takes longer than this is given up. */
  requestTimeoutMs: number;
  /** After a failure the source is left alone for this long. */
  cooldownMs: number;
}

/**
 * Remembers the last good answer of a source that may be slow or down. Asked while the copy is old, it reads again,
 * once for all who ask, and waits no longer than its timeout; reading goes on behind, for the next one.
 *
 * @returns asks for the answer; `undefined` while there has never been one
 */
export function remembered<T>(
  read: (signal: AbortSignal) => Promise<T>,
  { freshMs, answerTimeoutMs, requestTimeoutMs, cooldownMs }: Memory,
): () => Promise<T | undefined> {
  let last: { value: T; at: number } | undefined;
  let reading: Promise<void> | undefined;
  let coolsDownUntil = 0;

  function refresh(): Promise<void> {
    reading ??= read(AbortSignal.timeout(requestTimeoutMs))
      .then(
        (value) => void (last = { value, at: Date.now() }),
        () => void (coolsDownUntil = Date.now() + cooldownMs),
      )
      .finally(() => (reading = undefined));
    return reading;
  }

  return async () => {
    const now = Date.now();
    if (last && now - last.at < freshMs) return last.value;
    if (now >= coolsDownUntil) await Promise.race([refresh(), pause(answerTimeoutMs)]);
    return last?.value;
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
