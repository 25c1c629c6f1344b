/**
 * Puts an entry behind all others, as the one asked for last, and drops the oldest ones over `most`.
 *
 * @returns the entry's value
 */
export function cacheRecent<T>(entries: Map<string, T>, key: string, value: T, most: number): T {
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= most) break;
    entries.delete(oldest);
  }
  return value;
}
