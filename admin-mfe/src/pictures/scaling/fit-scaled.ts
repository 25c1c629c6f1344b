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
