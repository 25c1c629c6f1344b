import type { FromWorker, ToWorker } from "./messages.ts";

let resolveNoWorker!: () => void;
const noWorker = new Promise<undefined>((resolve) => (resolveNoWorker = () => resolve(undefined)));
let isRefused = false;

/** Says that this page gets no worker: whoever waits for one goes on without. */
export function noteNoWorker(): void {
  isRefused = true;
  resolveNoWorker();
}

/** Whether the browser has refused the worker to this page. */
export const isWorkerRefused = (): boolean => isRefused;

/** The worker that is active, or that will be; `undefined` where there will be none. */
export async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return (await Promise.race([navigator.serviceWorker.ready, noWorker]))?.active;
}

/** Sends a message to the worker. Resolves with whether a worker received it. */
export async function postToWorker(message: ToWorker): Promise<boolean> {
  const worker = await activeWorker();
  worker?.postMessage(message);
  return !!worker;
}

/** Subscribes to the worker's messages to this page. */
export function onWorkerMessage(listener: (message: FromWorker) => void): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event) => {
    if (isMessage(event.data)) listener(event.data);
  });
  navigator.serviceWorker.startMessages();
}

const isMessage = (data: unknown): data is FromWorker =>
  typeof data === "object" && data !== null && "type" in data && typeof data.type === "string";
