import type { RunnerState } from "./runner.ts";

/** What tabs and the worker tell each other. */
export type News = Told & {
  /** What was changed stands in the change log. Absent in what a release says that logs no changes. */
  logged?: true;
};

type Told =
  /** Items were added, changed or removed. */
  | { type: "items" }
  /** Settings or session changed. */
  | { type: "desk" }
  /** How far the sender is. */
  | { type: "progress"; state: Pick<RunnerState, "sending" | "lineDown" | "received"> };

/** Name of the lock and of the channel that all tabs and the worker share. */
export const outboxName = "ministry-outbox";

/** The channel between all tabs and the worker; silent where the browser has none. */
export function outboxChannel(hear: (news: News) => void) {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(outboxName);
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  return {
    tell: (told: Told): void => channel.postMessage({ ...told, logged: true }),
    close: () => channel.close(),
  };
}
