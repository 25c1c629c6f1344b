import type { CDPSession } from "@playwright/test";

/** A tap that comes meanwhile waits for no longer, in milliseconds. */
export const mostMs = 100;

/** An entry of Chromium's trace, in microseconds; `tdur` is the time that its thread had the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = "toplevel,disabled-by-default-devtools.timeline";

/**
 * Watches the page's main thread from now on. A task counts with the time it had the processor: what other programs of
 * this machine took meanwhile is not the page's.
 *
 * @returns ends it; the longest task, in milliseconds
 */
export async function watchTasks(cdp: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { recordMode: "recordContinuously", includedCategories: categories.split(",") },
  });
  return async () => {
    const ended = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await ended;
    cdp.off("Tracing.dataCollected", collect);
    return longestOf(events);
  };
}

function longestOf(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && mainThreads.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) return Number.NaN;
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000;
}
