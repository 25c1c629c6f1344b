import { describe, expect, it } from "vitest";
import { backOffMs, newJob, step, type Job, type JobEvent } from "./machine.ts";

const after = (...events: JobEvent[]): Job => events.reduce(step, newJob(100));
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
    let job = newJob(0);
    for (let round = 0; round < 500; round++) job = step(step(job, started), failed());
    expect(job).toMatchObject({ state: "waiting", attempts: 500, notBefore: 301_000 });
  });

  it("is stuck after a refusal, until a person retries it", () => {
    const stuck = after(started, { type: "refused", message: "No.", status: 400 });
    expect(stuck).toEqual({ state: "stuck", message: "No.", status: 400 });
    expect(step(stuck, { type: "woken", at: 5 })).toBe(stuck);
    expect(step(stuck, { type: "retried", at: 5 })).toEqual({ state: "waiting", attempts: 0, notBefore: 5 });
  });

  it("is asked for again at once when its sender vanished", () => {
    expect(after(started, { type: "interrupted", at: 40 })).toMatchObject({
      state: "waiting",
      notBefore: 40,
    });
  });

  it("can be woken, but not put off, by a line that is back", () => {
    expect(step(after(started, failed()), { type: "woken", at: 1100 })).toMatchObject({ notBefore: 1100 });
    expect(step(newJob(100), { type: "woken", at: 900 })).toMatchObject({ notBefore: 100 });
  });

  it("stays sent, whatever is told of it later", () => {
    const sent = after(started, { type: "accepted", at: 7 });
    for (const event of [started, failed(), { type: "refused", message: "" } as JobEvent]) {
      expect(step(sent, event)).toBe(sent);
    }
  });

  it("backs off between half of and the whole of 1 s to 5 min", () => {
    expect([backOffMs(1, 0), backOffMs(1, 1), backOffMs(4, 1), backOffMs(40, 1)]).toEqual([
      500, 1000, 8000, 300_000,
    ]);
  });
});
