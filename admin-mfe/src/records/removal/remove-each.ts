import { kindOf, statusOf } from "../../lib/failures.ts";

/** What became of one record that was to be deleted. */
export type Outcome<Row> =
  | { row: Row; kind: "deleted" }
  | { row: Row; kind: "failed"; error: unknown }
  /** Not tried any more, because the ones before showed that it can't work now. */
  | { row: Row; kind: "left" };

/** Why it was not deleted, where that was tried. */
export const errorOf = (outcome: Outcome<unknown>): unknown =>
  outcome.kind === "failed" ? outcome.error : undefined;

export interface Run {
  /** How many have been tried. */
  onProgress?: (tried: number) => void;
  /** A person asked to stop; the one under way is finished. */
  stopped?: () => boolean;
}

/**
 * Deletes one after the other and returns the outcome of each. Where there is no connection, no answer or no session
 * the others would fail too: they are left.
 */
export async function removeEach<Row>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<unknown>,
  { onProgress, stopped }: Run = {},
): Promise<Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = [];
  let hopeless = false;
  for (const row of rows) {
    if (hopeless || stopped?.()) {
      outcomes.push({ row, kind: "left" });
      continue;
    }
    try {
      await remove(row);
      outcomes.push({ row, kind: "deleted" });
    } catch (error) {
      outcomes.push({ row, kind: "failed", error });
      hopeless = isHopeless(error);
    }
    onProgress?.(outcomes.length);
  }
  return outcomes;
}

const isHopeless = (error: unknown) =>
  statusOf(error) === 401 || kindOf(error) === "offline" || kindOf(error) === "timeout";

/** One idempotency key for each record through all tries, so that nothing is deleted twice. */
export function idempotencyKeys() {
  const keys = new Map<string, string>();
  return {
    of(name: string): string {
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      return key;
    },
    /** A refusal leaves nothing behind: the next try may say something else, and needs a key of its own. */
    forgetRefused<Row>(outcomes: readonly Outcome<Row>[], keyOf: (row: Row) => string): void {
      for (const { row, ...outcome } of outcomes) {
        if (outcome.kind === "failed" && kindOf(outcome.error) === "refused") keys.delete(keyOf(row));
      }
    },
    clear: () => keys.clear(),
  };
}
