import type { ScalingResult } from "./scale.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Scales a photo down off the main thread, one after the other: two at once would take twice the memory. An empty
 * result once `signal` says stop.
 */
export function scaleInTurn(file: File, signal: AbortSignal, onStart: () => void): Promise<ScalingResult> {
  const turn = last.then(async () => {
    if (signal.aborted) return {};
    onStart();
    try {
      return await inWorker(file, signal);
    } catch {
      return signal.aborted ? {} : onPage(file);
    }
  });
  last = turn;
  return turn;
}

/** One worker for each photo: stopping is ending it. Rejects where there is no worker to be had. */
function inWorker(file: File, signal: AbortSignal): Promise<ScalingResult> {
  return new Promise<ScalingResult>((resolve, reject) => {
    const worker = new Worker(new URL("./scale-worker.ts", import.meta.url), { type: "module" });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ScalingResult>) => end(() => resolve(data)));
    worker.addEventListener("error", () => end(() => reject(new Error("the worker did not start"))));
    signal.addEventListener("abort", () => end(() => resolve({})));
    worker.postMessage(file);
  });
}

/**
 * Where there is no worker: browsers without a canvas of its own, a part at another origin, a worker that was never
 * kept and can't be fetched. Decoding and encoding still happen beside the page; only the drawing holds it up.
 */
async function onPage(file: File): Promise<ScalingResult> {
  try {
    const { scaled } = await import("./scale.ts");
    return await scaled(file);
  } catch {
    return {};
  }
}
