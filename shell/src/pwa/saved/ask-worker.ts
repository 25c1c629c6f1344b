import type { ToWorker } from "../worker/messages.ts";
import { activeWorker } from "../worker/worker-channel.ts";

/** A worker of an older version answers nothing, and one that is killed neither. */
const answerWithinMs = 120_000;

/**
 * Says something to the worker and waits until it is done.
 *
 * @returns what the worker answers; `undefined` when there is no worker or no answer
 */
export async function askWorker(message: ToWorker): Promise<unknown> {
  const worker = await activeWorker();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), answerWithinMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}
