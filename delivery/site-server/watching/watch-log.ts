/** Where what watches a site says how it goes. */
export interface WatchLog {
  /** Gets the reason when the work fails. */
  error: (error: unknown) => void;
  /** Gets a line for what the work left out, such as a release that is damaged. */
  warn: (line: string) => void;
}

/**
 * Returns a function that gets all lines of each round and passes on those that the round before did not have: what
 * stays damaged is not logged with every round.
 */
export function newLines(say: (line: string) => void): (lines: readonly string[]) => void {
  let before = new Set<string>();
  return (lines) => {
    const now = new Set(lines.filter((line) => line.trim() !== ""));
    for (const line of now) if (!before.has(line)) say(line);
    before = now;
  };
}
