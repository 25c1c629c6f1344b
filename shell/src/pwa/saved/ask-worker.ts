import type { ToWorker, WorkFailed } from "../worker/messages.ts";
import { activeWorker } from "../worker/worker-channel.ts";

/** A worker of an older version answers nothing, and one that is killed neither. */
const answerWithinMs = 120_000;

/** Stands for the answer of a worker that gave none, or of none at all. */
export const silence = Symbol("silence");

/**
 * Says something to the worker and waits until it is done.
 *
 * @returns what the worker answers; `silence` when there is no worker or no answer
 * @throws when the worker says that it failed
 */
export async function askWorker(message: ToWorker): Promise<unknown> {
  const worker = await activeWorker();
  if (!worker) return silence;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(silence), answerWithinMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      port1.close();
      if (isFailure(data)) reject(new Error(data.failed));
      else resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** As `sw.ts` says it. */
const isFailure = (data: unknown): data is WorkFailed =>
  typeof data === "object" && data !== null && "failed" in data;
