import { outboxChannel, postChange, type News, type Progress } from "../sending/channel.ts";
import { browserClock, onWifi } from "../sending/platform.ts";
import { outboxRunner } from "../sending/runner/runner.ts";
import type { Change } from "../sending/runner/runner-state.ts";
import type { RunnerParts } from "../sending/runner/runner-parts.ts";
import { senderLock } from "../sending/sender-lock.ts";
import type { OutboxStore } from "../store/store.ts";
import { onSignals } from "./signals.ts";

export interface PageSenderParts extends Pick<RunnerParts, "transport" | "owner" | "token"> {
  store: OutboxStore;
  apiBase: string;
  /** What a screen shows has changed, here or in another tab or the worker. */
  onChange: () => Promise<void>;
}

/** Stores whose queue may be sent with which session, for the worker; returns whether anybody is signed in. */
async function beginSession({ store, owner, token, apiBase }: PageSenderParts): Promise<boolean> {
  const [who, session] = [owner(), token()];
  if (who === undefined || session === undefined) return false;
  await store.settings.beginSession({ owner: who, token: session, apiBase });
  return true;
}

/** What sends the queue for as long as the page is open, and follows the senders of other tabs and the worker. */
export function pageSender(parts: PageSenderParts) {
  const { store, transport, owner, token, onChange } = parts;
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
    elsewhere = undefined;
    postChange(channel, what, runner.state());
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
      void beginSession(parts)
        .then((isSignedIn) => isSignedIn && channel.post({ type: "settings" }))
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
