import type { Job, Outbox } from "@ministry/api-client/outbox";

/** How the first attempt to send a request ended, as far as the person at the form has to know. */
export type Outcome =
  /**
   * The server has it; what it says of the record, where this tab heard the answer. `beforeEdit`: it has it as it was
   * before its last change.
   */
  | { kind: "received"; title?: string; warning?: string; recordId?: string; beforeEdit?: true }
  /** It is safe on this device and is sent when there is a connection; `reason`: why the server did not accept it yet. */
  | { kind: "queued"; reason?: string }
  /** Removed from the queue before its first attempt. */
  | { kind: "discarded" }
  /** The server answered and did not take it. */
  | { kind: "failed"; status?: number; message?: string };

/** How long a form waits while others are sent first. Then it is done: the queue has it. */
const lockTimeoutMs = 5000;

/** Waits for the first attempt at a request that was just queued. */
export function firstOutcome(outbox: Outbox, id: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let seen = false;
    let tooLong = false;
    const check = () => {
      const { items, owner } = outbox.get();
      const job = items.find((item) => item.id === id)?.job;
      const outcome = job ? outcomeOf(outbox, id, job) : seen ? gone(owner) : undefined;
      seen ||= job !== undefined;
      if (outcome) finish(outcome);
      else if (tooLong && job?.state === "waiting") finish({ kind: "queued" });
    };
    const timer = setTimeout(() => {
      tooLong = true;
      check();
    }, lockTimeoutMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(outcome);
    };
    const unsubscribe = outbox.subscribe(check);
    check();
  });
}

/** No longer in sight: discarded, or locked away by a sign-out. */
const gone = (owner: string | undefined): Outcome => ({ kind: owner === undefined ? "queued" : "discarded" });

function outcomeOf(outbox: Outbox, id: string, job: Job): Outcome | undefined {
  const { serverUnreachable, paused, signInNeeded, waitsForWifi, received } = outbox.get();
  switch (job.state) {
    case "sent":
      return {
        ...(received?.id === id && received),
        ...{ kind: "received", recordId: job.recordId, beforeEdit: job.beforeEdit },
      };
    case "stuck":
      // It may have arrived: the queue asks, and the form must not send it again.
      if (job.unknown) return { kind: "queued" };
      return { kind: "failed", status: job.status ?? 400, message: job.message || undefined };
    case "sending":
      return undefined;
    case "waiting":
      if (job.cause === "line") return { kind: "queued" };
      if (job.cause === "sign-in" || signInNeeded) return { kind: "failed", status: 401 };
      if (job.cause === "server") return { kind: "failed", message: job.message };
      return serverUnreachable || paused || waitsForWifi ? { kind: "queued" } : undefined;
  }
}
