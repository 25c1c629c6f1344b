import { readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second for every program (`USER_HZ`). */
const tickMs = 10;

/** Processor time a process has used so far, in milliseconds; `undefined` where there is no `/proc` (macOS, Windows). */
export async function cpuTimeOf(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The program's name in brackets may hold blanks: what follows it is counted (proc(5): fields 14 and 15).
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields?.[11]) + Number(fields?.[12]);
  return Number.isFinite(ticks) ? ticks * tickMs : undefined;
}
