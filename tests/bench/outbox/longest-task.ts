import type { CDPSession } from "@playwright/test";

/** A tap that comes meanwhile waits for no longer, in milliseconds. */
export const mostMs = 100;

/** An entry of Chromium's trace, in microseconds; `tdur` is the time that its thread had the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

const categories = "toplevel,mojom,disabled-by-default-devtools.timeline";
/** Over it Playwright asks the page: a click by role computes the names of all it shows, 750 ms for 100 entries. */
const debuggerInterface = "blink.mojom.DevToolsSession";

/** Chromium holds a trace in memory until it ends; the one run without windows lost its browser after eleven minutes. */
const windowMs = 30_000;

/**
 * Watches the page's main thread from now on. A task counts with the time it had the processor: what other programs of
 * this machine took meanwhile is not the page's. Nor are tasks in which Playwright asks the page: no officer has those.
 *
 * @returns ends it; the longest task, in milliseconds
 */
export async function watchTasks(cdp: CDPSession): Promise<() => Promise<number>> {
  const longest: number[] = [];
  let endWindow = await traceWindow(cdp);
  let isEnding = false;
  let cut: () => void = () => undefined;
  const windows = (async () => {
    while (!isEnding) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, windowMs);
        cut = () => (clearTimeout(timer), resolve());
      });
      longest.push(longestOf(await endWindow()));
      if (!isEnding) endWindow = await traceWindow(cdp);
    }
  })();
  return async () => {
    isEnding = true;
    cut();
    await windows;
    const known = longest.filter((ms) => !Number.isNaN(ms));
    return known.length === 0 ? Number.NaN : Math.max(...known);
  };
}

/** Starts a trace; the returned function ends it and resolves with what it holds. */
async function traceWindow(cdp: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  };
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
    return events;
  };
}

function longestOf(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const onMainThread = events.filter(({ ph, pid, tid }) => ph === "X" && mainThreads.has(`${pid}/${tid}`));
  const asked = onMainThread.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === debuggerInterface,
  );
  const isAsked = (task: TraceEvent) =>
    asked.some(({ pid, tid, ts }) => {
      const isInside = ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
      return isInside && pid === task.pid && tid === task.tid;
    });
  const tasks = onMainThread.filter((event) => event.name === "RunTask" && !isAsked(event));
  if (tasks.length === 0) return Number.NaN;
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000;
}
