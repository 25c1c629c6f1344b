import { describe, expect, it } from "vitest";
import { backOffMs, dueAt, newJob, step, type Job, type JobEvent } from "./machine.ts";

const after = (...events: JobEvent[]): Job => events.reduce<Job>(step, newJob(100));
const started: JobEvent = { type: "started" };
const failed = (more: Partial<Extract<JobEvent, { type: "failed" }>> = {}): JobEvent => ({
  ...{ type: "failed", at: 1000, cause: "line", chance: 1 },
  ...more,
});

describe("a queued request", () => {
  it("is sent once started and accepted", () => {
    const accepted: JobEvent = { type: "accepted", at: 7, receipt: "R1", recordId: "x" };
    expect(after(started, accepted)).toEqual({ state: "sent", at: 7, receipt: "R1", recordId: "x" });
  });

  it("cannot be accepted before it was started", () => {
    expect(after({ type: "accepted", at: 7 }).state).toBe("waiting");
  });

  it("waits after a passing failure, longer each time", () => {
    expect(after(started, failed())).toMatchObject({ state: "waiting", attempts: 1, notBefore: 2000 });
    expect(after(started, failed(), started, failed())).toMatchObject({ attempts: 2, notBefore: 3000 });
  });

  it("honours the time the server named", () => {
    expect(after(started, failed({ cause: "server", retryAfterMs: 90_000 }))).toMatchObject({
      notBefore: 91_000,
    });
  });

  it("goes on without end: no number of failures makes it give up", () => {
    let job: Job = newJob(0);
    for (let round = 0; round < 500; round++) job = step(step(job, started), failed());
    expect(job).toMatchObject({ state: "waiting", attempts: 500, notBefore: 301_000 });
  });

  it("is stuck after a refusal, until a person retries it", () => {
    const stuck = after(started, { type: "refused", message: "No.", status: 400 });
    expect(stuck).toEqual({ state: "stuck", message: "No.", status: 400 });
    expect(step(stuck, { type: "woken", at: 5 })).toBe(stuck);
    expect(step(stuck, { type: "retried", at: 5 })).toEqual(newJob(5));
  });

  it("is asked for again at once when its sender vanished", () => {
    expect(after(started, { type: "interrupted", at: 40 })).toMatchObject({
      state: "waiting",
      notBefore: 40,
    });
  });

  it("is put off while a form takes it back, and never brought forward by that", () => {
    expect(step(newJob(100), { type: "postponed", at: 200, until: 900 })).toMatchObject({
      ...{ state: "waiting", notBefore: 900, setAt: 200 },
    });
    expect(step(newJob(100), { type: "postponed", at: 50, until: 90 })).toMatchObject({ notBefore: 100 });
  });

  it("can be woken, but not delayed, by a connection that is back", () => {
    expect(step(after(started, failed()), { type: "woken", at: 1100 })).toMatchObject({ notBefore: 1100 });
    expect(step(newJob(100), { type: "woken", at: 900 })).toMatchObject({ notBefore: 100 });
  });

  it("stays sent, whatever event comes later", () => {
    const sent = after(started, { type: "accepted", at: 7 });
    for (const event of [started, failed(), { type: "refused", message: "" } as JobEvent]) {
      expect(step(sent, event)).toBe(sent);
    }
  });

  it("is of unknown outcome after an attempt that may have arrived, until the server has refused it", () => {
    const doubtful = after(started, failed());
    expect(doubtful).toMatchObject({ doubt: true });
    const again = step(doubtful, started);
    expect(again).toMatchObject({ state: "sending", doubt: true });
    expect(step(again, { type: "refused", message: "No.", status: 400 })).not.toHaveProperty("doubt");
    const unknown = step(again, { type: "refused", message: "?", unknown: true });
    expect(step(unknown, { type: "retried", at: 5 })).toMatchObject({ state: "waiting", doubt: true });
  });

  it("is received once it was found at the server, wherever it stood", () => {
    const found: JobEvent = { type: "found", at: 9, receipt: "R1" };
    for (const job of [newJob(0), after(started), after(started, { type: "refused", message: "?" })]) {
      expect(step(job, found)).toMatchObject({ state: "sent", receipt: "R1", at: 9 });
    }
    expect(step(newJob(0), { ...found, beforeEdit: true })).toMatchObject({ beforeEdit: true });
  });

  it("does not stall for as long as a clock had been wrong", () => {
    const twoDays = 48 * 3_600_000;
    const tried = step(step(newJob(twoDays), started), failed({ at: twoDays, retryAfterMs: 60_000 }));
    if (tried.state !== "waiting") throw new Error("it waits");
    expect(dueAt(tried, twoDays + 1000)).toBe(twoDays + 60_000);
    expect(dueAt(tried, 5000)).toBe(5000);
    expect(dueAt({ state: "waiting", attempts: 1, notBefore: twoDays }, 5000)).toBe(5000);
  });

  it("backs off between half of and the whole of 1 s to 5 min", () => {
    expect([backOffMs(1, 0), backOffMs(1, 1), backOffMs(4, 1), backOffMs(40, 1)]).toEqual([
      500, 1000, 8000, 300_000,
    ]);
  });
});
