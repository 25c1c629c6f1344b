import type { Change, RunnerState } from "./runner/runner-state.ts";

/** How far a sender is, as tabs and the worker let each other know. */
export type Progress = Pick<RunnerState, "sending" | "serverUnreachable" | "received">;

/** What has changed elsewhere: items, settings or session, or how far the sender is. */
export type News = { type: "items" } | { type: "settings" } | { type: "progress"; progress: Progress };

/**
 * A message on the channel. Tabs and workers of other releases send and read them: `desk`, `lineDown` and `state` are
 * their names for settings, `serverUnreachable` and progress.
 */
type Message = {
  /** What was changed stands in the change log. Absent in messages of releases that log no changes. */
  logged?: true;
} & (
  | { type: "items" | "desk" }
  | { type: "progress"; state: Omit<Progress, "serverUnreachable"> & { lineDown: boolean } }
);

/** Name of the lock and of the channel that all tabs and the worker share. */
export const outboxName = "ministry-outbox";

/**
 * Opens the channel between all tabs and the worker; silent where the browser has none.
 *
 * @param onNews called with what others have changed; `isLogged` says whether the change log names it
 */
export function outboxChannel(onNews: (news: News, isLogged: boolean) => void) {
  if (typeof BroadcastChannel === "undefined") return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(outboxName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onNews(newsOf(data), data.logged === true);
  return {
    post: (news: News): void => channel.postMessage(messageOf(news)),
    close: () => channel.close(),
  };
}

/** Lets the others know what a sender on this side has changed. */
export function postChange(
  channel: Pick<ReturnType<typeof outboxChannel>, "post">,
  what: Change,
  { sending, serverUnreachable, received }: RunnerState,
): void {
  channel.post({ type: "progress", progress: { sending, serverUnreachable, received } });
  if (what !== "progress") channel.post({ type: what });
}

function messageOf(news: News): Message {
  if (news.type === "items") return { type: "items", logged: true };
  if (news.type === "settings") return { type: "desk", logged: true };
  const { serverUnreachable, ...progress } = news.progress;
  return { type: "progress", logged: true, state: { ...progress, lineDown: serverUnreachable } };
}

function newsOf(message: Message): News {
  if (message.type !== "progress") return { type: message.type === "desk" ? "settings" : "items" };
  const { lineDown, ...progress } = message.state;
  return { type: "progress", progress: { ...progress, serverUnreachable: lineDown } };
}
