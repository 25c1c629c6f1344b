/** The worker's side of the queue: sends what waits while no page is open (docs/outbox.md). */
import { outboxChannel, postChange } from "../sending/channel.ts";
import type { SenderSession } from "../store/database/database.ts";
import type { ItemHead } from "../queue/item.ts";
import { browserClock, onWifi } from "../sending/platform.ts";
import { senderLock } from "../sending/sender-lock.ts";
import { plan } from "../queue/plan.ts";
import { outboxRunner } from "../sending/runner/runner.ts";
import type { RunnerState } from "../sending/runner/runner-state.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { apiTransport, type Transport } from "../sending/requests/transport.ts";

/** What is left after the queue was sent as far as it goes now. */
export interface DrainResult {
  /** Items received in this run. */
  received: number;
  /** Items that are still in the queue. */
  open: number;
  /** Something is left that needs no person: it is worth coming back. */
  again: boolean;
}

export interface DrainParts {
  store?: OutboxStore;
  transport?: (session: SenderSession) => Transport;
  /** Runs work while no other sender does. */
  lock?: (work: () => Promise<void>) => Promise<void>;
  /** How long an item's waiting time is waited out, altogether, in milliseconds. */
  timeoutMs?: number;
}

/** A page that is sending is left to it for this long; when it crashes the lock comes over at once. */
const lockTimeoutMs = 120_000;

const nothing: DrainResult = { received: 0, open: 0, again: false };

/**
 * Sends the queue of who is signed in on this device, once, as far as connection and server let it. Without a session it
 * does nothing; a sign-out meanwhile ends it. Resolves when there is nothing left to do now.
 */
export async function drainQueue({
  store = outboxStore(),
  transport = (session) => apiTransport({ apiBase: session.apiBase, token: () => session.token }),
  lock = (work) => senderLock(work, lockTimeoutMs),
  timeoutMs = 60_000,
}: DrainParts = {}): Promise<DrainResult> {
  const session = await store.settings.session();
  if (!session) return nothing;
  let current: SenderSession | undefined = session;
  const before = await store.heads(session.owner);
  if (!before.some(isOpen)) return nothing;

  const channel = outboxChannel((news, isLogged) => {
    if (!isLogged) store.forget();
    if (news.type === "settings") void followSession();
  });
  const runner = outboxRunner({
    store,
    transport: transport(session),
    clock: browserClock,
    chance: Math.random,
    lock,
    owner: () => current?.owner,
    token: () => current?.token,
    onWifi,
    onChange: (what) => postChange(channel, what, runner.state()),
  });
  /** Signed out, or in as somebody else: nothing more goes out in the old one's name. */
  async function followSession(): Promise<void> {
    const now = await store.settings.session().catch(() => undefined);
    current = now?.token === session?.token ? now : undefined;
    if (current) await runner.settingsChanged();
    else runner.stop();
  }

  const until = Date.now() + timeoutMs;
  try {
    for (;;) {
      await runner.wake();
      const heads = await store.heads(session.owner);
      const at = goesOnAt(heads, runner.state());
      const { paused, waitsForWifi, signInNeeded, serverUnreachable } = runner.state();
      const isHeld = !current || paused || waitsForWifi || signInNeeded || serverUnreachable;
      if (isHeld || at === undefined || at > until)
        return report(before, heads, runner.state(), at !== undefined && current !== undefined);
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    }
  } finally {
    runner.stop();
    channel.close();
  }
}

/**
 * When something can be sent, in milliseconds since the epoch; `undefined` when nothing is left for now. A waiting time
 * that ended since it was planned is over now: the runner's own timer may be sending already.
 */
function goesOnAt(heads: readonly ItemHead[], { sending }: RunnerState): number | undefined {
  const now = Date.now();
  const next = plan(heads, now);
  if (sending || next.kind === "send") return now;
  return next.kind === "wait" ? next.until : undefined;
}

const isOpen = ({ job }: ItemHead): boolean => job.state !== "sent";

/** What is left after a run that began with `was`. */
function report(
  was: readonly ItemHead[],
  heads: readonly ItemHead[],
  { paused, signInNeeded }: RunnerState,
  isLeft: boolean,
): DrainResult {
  const sent = (items: readonly ItemHead[]) => items.filter((item) => !isOpen(item)).length;
  return {
    received: Math.max(0, sent(heads) - sent(was)),
    open: heads.filter(isOpen).length,
    // A pause and a session that ran out end with a person at a page, which then sends by itself.
    again: isLeft && !paused && !signInNeeded,
  };
}
