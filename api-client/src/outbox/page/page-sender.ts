import { outboxChannel, type News, type Progress } from "../sending/channel.ts";
import { browserClock, onWifi } from "../sending/platform.ts";
import { outboxRunner, type Change, type RunnerParts } from "../sending/runner.ts";
import { senderLock } from "../sending/sender-lock.ts";
import type { OutboxStore } from "../store/store.ts";
import { onSignals } from "./signals.ts";

export interface PageSenderParts extends Pick<RunnerParts, "transport" | "owner" | "token"> {
  store: OutboxStore;
  apiBase: string;
  /** What a screen shows has changed, here or in another tab or the worker. */
  onChange: () => Promise<void>;
}

/** What sends the queue for as long as the page is open, and follows the senders of other tabs and the worker. */
export function pageSender({ store, transport, owner, token, apiBase, onChange }: PageSenderParts) {
  /** How far another tab or the worker is. */
  let elsewhere: Progress | undefined;
  let started = false;
  const runner = outboxRunner({
    ...{ store, owner, token, transport, clock: browserClock, lock: senderLock, onWifi },
    chance: Math.random,
    onChange: publish,
  });
  const channel = outboxChannel(onNews);

  function publish(what: Change): void {
    const { sending, serverUnreachable, received } = runner.state();
    elsewhere = undefined;
    channel.post({ type: "progress", progress: { sending, serverUnreachable, received } });
    if (what !== "progress") channel.post({ type: what });
    void onChange();
  }

  function onNews(news: News, isLogged: boolean): void {
    if (!isLogged) store.forget();
    if (news.type === "progress") elsewhere = news.progress;
    void onChange();
    if (!started) return;
    if (news.type === "settings") void runner.settingsChanged();
    // Whoever sends may be closed or crash: this tab waits for the lock.
    if (news.type === "items") void runner.standBy();
  }

  async function beginSession(): Promise<void> {
    const [who, session] = [owner(), token()];
    if (who === undefined || session === undefined) return;
    await store.settings.beginSession({ owner: who, token: session, apiBase });
    channel.post({ type: "settings" });
  }

  return {
    state: () => ({ ...runner.state(), ...elsewhere }),
    post: channel.post,
    wake: runner.wake,
    sendNow: runner.sendNow,
    signedIn: runner.signedIn,
    stop: runner.stop,
    /** Changes settings that hold for all tabs and the worker. */
    async set(patch: { paused?: boolean; wifiOnly?: boolean }): Promise<void> {
      await store.settings.set(patch);
      channel.post({ type: "settings" });
      await Promise.all([runner.settingsChanged(), onChange()]);
    },
    /** Sends whenever something hints that it may work; the returned function ends it. */
    start(): () => void {
      started = true;
      const stopSignals = onSignals(() => {
        store.forget();
        void runner.wake();
      });
      void beginSession()
        .catch(() => undefined)
        .then(() => (started ? runner.start() : undefined));
      return () => {
        started = false;
        stopSignals();
        runner.stop();
      };
    },
  };
}
