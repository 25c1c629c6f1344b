import { createStore } from "./lib/store.ts";
import type { FromWorker } from "./worker/messages.ts";

/**
 * Follows which saved copies the page shows for want of the API's answers.
 *
 * @returns when the oldest of them was taken, what takes the worker's messages, and what forgets all of them
 */
export function shownCopies() {
  const savedAt = createStore("");
  const times = new Map<string, string>();
  // ISO 8601 times of one zone stand in the order of their letters.
  const show = () => savedAt.set([...times.values()].sort()[0] ?? "");
  const onMessage = (message: FromWorker): void => {
    if (!("url" in message)) return;
    if (message.type !== "read-kept") times.delete(message.url);
    // Without a time it says only that the API did not answer: no page shows that copy now.
    else if (message.keptAt) times.set(message.url, message.keptAt);
    show();
  };
  const clear = (): void => {
    times.clear();
    show();
  };
  return [savedAt, onMessage, clear] as const;
}
