import type { SavedFile } from "@ministry/contract";

/** Soon after a cut, which is often short; more and more seldom while nothing arrives. */
const firstReminderMs = 5_000;
const maxReminderMs = 40_000;

/**
 * Reminds the worker while files wait: browsers end a worker that works for minutes on one event. It is reminded until
 * it says that nothing is under way: a killed worker says nothing.
 *
 * @param remind what is called each time
 * @returns to be called with what the worker says of its files
 */
export function reminders(remind: () => void): (files: readonly SavedFile[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let everyMs = firstReminderMs;
  let received = 0;
  const next = () => {
    remind();
    everyMs = Math.min(2 * everyMs, maxReminderMs);
    timer = setTimeout(next, everyMs);
  };
  return (files) => {
    clearTimeout(timer);
    const before = received;
    received = files.reduce((sum, file) => sum + file.received, 0);
    if (received !== before) everyMs = firstReminderMs;
    const isUnderWay = files.some(({ state }) => state === "waiting" || state === "loading");
    if (isUnderWay) timer = setTimeout(next, everyMs);
  };
}
