import type { FromWorker, ToWorker } from "./messages.ts";

/** Says something to the worker that is active, or that will be. */
export async function postToWorker(message: ToWorker): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
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
