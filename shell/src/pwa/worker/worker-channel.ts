import type { FromWorker, ToWorker } from "./messages.ts";

let goOnWithout!: () => void;
const noWorker = new Promise<undefined>((resolve) => (goOnWithout = () => resolve(undefined)));
let isRefused = false;

/** Says that this page gets no worker: whoever waits for one goes on without. */
export function noteNoWorker(): void {
  isRefused = true;
  goOnWithout();
}

/** Whether the browser has refused the worker to this page. */
export const isWorkerRefused = (): boolean => isRefused;

/** The worker that is active, or that will be; `undefined` where there will be none. */
export async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return (await Promise.race([navigator.serviceWorker.ready, noWorker]))?.active;
}

/** Says something to the worker. Resolves with whether there was one to hear it. */
export async function postToWorker(message: ToWorker): Promise<boolean> {
  const worker = await activeWorker();
  worker?.postMessage(message);
  return !!worker;
}

/** Hears what the worker says to this page. */
export function onWorkerMessage(listener: (message: FromWorker) => void): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event) => {
    if (isMessage(event.data)) listener(event.data);
  });
  navigator.serviceWorker.startMessages();
}

const isMessage = (data: unknown): data is FromWorker =>
  typeof data === "object" && data !== null && "type" in data && typeof data.type === "string";
