import type { createAttempts } from "./attempt.ts";
import type { HostKind } from "../requests/failure.ts";
import type { RetryTimer } from "./retry-timer.ts";
import type { RunnerParts } from "./runner-parts.ts";
import type { StateHolder } from "./runner-state.ts";
import type { SendingGate } from "./sending-gate.ts";
import type { ItemHead } from "../../queue/item.ts";
import { isNewer, plan } from "../../queue/plan.ts";

export interface QueueSending {
  parts: RunnerParts;
  state: StateHolder;
  gate: SendingGate;
  attempts: ReturnType<typeof createAttempts>;
  timer: RetryTimer;
  /** Called before the queue is read; changes after this need another run. */
  onQueueRead: () => void;
}

/** Sends one owner's queue as far as it goes now; call it under the lock. */
export async function sendQueue(sending: QueueSending): Promise<void> {
  const { parts, state, gate, attempts, timer } = sending;
  const owner = parts.owner();
  if (owner === undefined) return;
  let host: HostKind = "none";
  let recovered = false;
  while (await gate.mayGoOn(owner)) {
    sending.onQueueRead();
    const heads = await parts.store.heads(owner);
    const next = plan(heads, parts.clock.now());
    const interrupted = recovered
      ? []
      : heads.filter((head) => head.job.state === "sending" && !isNewer(head));
    if (next.kind !== "send" && interrupted.length === 0) {
      if (next.kind === "wait") timer.after(next.until - parts.clock.now());
      else gate.setAnyConnection(false);
      return;
    }
    if (host === "none") host = await parts.transport.host();
    const serverUnreachable = host === "none";
    if (state.get().serverUnreachable !== serverUnreachable) state.update({ serverUnreachable }, "progress");
    if (host === "none") return timer.backOff();
    timer.reset();
    if (!recovered) {
      recovered = true;
      if (interrupted.length > 0) await attempts.recover(interrupted, host);
    } else if (next.kind === "send") host = await sendOne(sending, next.id, heads, host);
  }
}

/** Sends one item; returns which host is there for the next. */
async function sendOne(
  { parts: { store, token }, state, attempts }: QueueSending,
  id: string,
  heads: readonly ItemHead[],
  host: HostKind,
): Promise<HostKind> {
  const used = token();
  const outcome = await attempts.send(id, heads, host, (words) => state.add({ received: { id, ...words } }));
  // Who signed in meanwhile has another token, which nobody has refused: a sign-in ends the device's former session.
  const isRefused = outcome === "sign-in" && used === token();
  if (outcome === "sign-in") await store.settings.refuseToken(used);
  state.update({ sending: undefined, ...(isRefused && { signInNeeded: true }) }, "items");
  // After a failure the host is asked whether it is there before anything else is sent to it.
  return outcome === "line" || outcome === "server" ? "none" : host;
}
