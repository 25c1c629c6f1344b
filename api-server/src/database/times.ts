import { type AnyColumn, sql } from "drizzle-orm";

/** The moment so many milliseconds from now, by the database's clock. */
export const inMs = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;

/**
 * The moment of the next attempt, by the database's clock: the delays after the first, second … failure in seconds,
 * and the last one after all further ones.
 *
 * @param tries column with the number of failures before this one
 */
export function nextAttempt(tries: AnyColumn, delaysSeconds: readonly number[]) {
  const [delays, count] = [delaysSeconds.join(", "), String(delaysSeconds.length)].map((text) =>
    sql.raw(text),
  );
  return sql`now() + make_interval(secs => (array[${delays}])[least(${tries} + 1, ${count})])`;
}
