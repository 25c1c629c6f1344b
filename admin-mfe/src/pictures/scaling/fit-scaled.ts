import { mayFitScaled } from "../rules/image-rules.ts";
import { giveUp, prepare } from "./prepare.ts";

/**
 * Of picked files those that are over the limit and fit once they are scaled down. Files within the limit are not
 * decoded here: resolves at once when there is nothing to find out.
 */
export async function fitScaled(picked: readonly File[]): Promise<File[]> {
  const large = picked.filter(mayFitScaled);
  const made = await Promise.all(large.map(async (file) => ({ file, now: await prepare(file) })));
  const fitting = made.filter(({ now }) => now.state === "ready").map(({ file }) => file);
  for (const file of large) if (!fitting.includes(file)) giveUp(file);
  return fitting;
}

const picks = new Set<Promise<unknown>>();

/**
 * Notes that a picker is taking what was chosen: a save waits for it, since the form does not hold it yet. Without a
 * large picture it does.
 */
export function picking(chosen: readonly File[], taken: Promise<unknown>): void {
  if (!chosen.some(mayFitScaled)) return;
  const over = () => picks.delete(pick);
  const pick: Promise<unknown> = taken.then(over, over);
  picks.add(pick);
}

/** Whether something that was chosen is not in its form yet. */
export const isPicking = (): boolean => picks.size > 0;

/** Resolves once the forms hold all that was chosen. */
export async function picksTaken(): Promise<void> {
  while (isPicking()) await Promise.all(picks);
}
