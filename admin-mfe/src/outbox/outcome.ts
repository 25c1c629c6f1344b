import type { Job, Outbox } from "@ministry/api-client/outbox";

/** How the first try to send a request ended, as far as the person at the form has to know. */
export type Outcome =
  /** The server has it. */
  | { kind: "received" }
  /** It is safe on this device and goes out when there is a line. */
  | { kind: "kept" }
  /** Taken out of the queue before its first try. */
  | { kind: "discarded" }
  /** The server answered and did not take it. */
  | { kind: "failed"; status?: number; message?: string };

/** Waits for the first try of a request that was just queued. */
export function firstOutcome(outbox: Outbox, id: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let seen = false;
    const look = () => {
      const { items, owner } = outbox.get();
      const job = items.find((item) => item.id === id)?.job;
      const outcome = job ? outcomeOf(outbox, job) : seen ? gone(owner) : undefined;
      seen ||= job !== undefined;
      if (!outcome) return;
      unsubscribe();
      resolve(outcome);
    };
    const unsubscribe = outbox.subscribe(look);
    look();
  });
}

/** No longer in sight: discarded, or locked away by a sign-out. */
const gone = (owner: string | undefined): Outcome => ({ kind: owner === undefined ? "kept" : "discarded" });

function outcomeOf(outbox: Outbox, job: Job): Outcome | undefined {
  const { lineDown, paused } = outbox.get();
  if (job.state === "waiting" && !job.cause && (lineDown || paused)) return { kind: "kept" };
  return ofJob(job);
}

function ofJob(job: Job): Outcome | undefined {
  switch (job.state) {
    case "sent":
      return { kind: "received" };
    case "stuck":
      return { kind: "failed", status: job.status ?? 400, message: job.message };
    case "sending":
      return undefined;
    case "waiting":
      if (job.cause === "line") return { kind: "kept" };
      if (job.cause === "sign-in") return { kind: "failed", status: 401 };
      return job.cause === "server" ? { kind: "failed", message: job.message } : undefined;
  }
}
