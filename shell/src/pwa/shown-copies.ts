import { createStore } from "./lib/store.ts";
import type { FromWorker } from "./worker/messages.ts";

/** Follows which saved copies the page shows for want of the API's answers, and when the oldest of them was taken. */
export function shownCopies() {
  const savedAt = createStore("");
  const times = new Map<string, string>();
  return {
    savedAt,
    onMessage(message: FromWorker): void {
      if (!("url" in message)) return;
      if (message.type !== "read-kept") times.delete(message.url);
      // Without a time it says only that the API did not answer: no page shows that copy now.
      else if (message.keptAt) times.set(message.url, message.keptAt);
      // ISO 8601 times of one zone stand in the order of their letters.
      savedAt.set([...times.values()].sort()[0] ?? "");
    },
    /** The page shows none of them any more. */
    clear(): void {
      times.clear();
      savedAt.set("");
    },
  };
}
