import { readFile } from "node:fs/promises";

const everyMs = 200;
/** Linux counts in pages of 4 KiB on every machine we know of. */
const pageBytes = 4096;

/**
 * Calls `onExceeded` once when a process holds more than `maxBytes` of memory; returns what ends the watching. Does
 * nothing where there is no `/proc` (macOS, Windows): the limit of time holds there alone.
 */
export function watchMemory(pid: number | undefined, maxBytes: number, onExceeded: () => void): () => void {
  let ended = false;
  const measure = async () => {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
    if (ended || Number(pages) * pageBytes <= maxBytes) return;
    stop();
    onExceeded();
  };
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs).unref();
  const stop = () => {
    ended = true;
    clearInterval(timer);
  };
  return stop;
}
