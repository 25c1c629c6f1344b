import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database } from "../database/database.ts";
import { type MailJob, mailJobsRepository } from "../repositories/service/mail-jobs.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createMailQueue, type MailQueue } from "./mail-queue.ts";

/** As long as a busy machine takes. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const inAnHour = () => new Date(Date.now() + 3_600_000);
const somebody = { name: "Somebody", requestId: "r", address: "10.0.0.1" };
const refused = (code: string, responseCode?: number) =>
  Object.assign(new Error("no"), { code, responseCode });

let database: Database;
let jobs: ReturnType<typeof mailJobsRepository>;
let queue: MailQueue;
/** Subjects of the mails that arrived, and what the mail server says to the next ones. */
let arrived: string[];
let answers: (Error | undefined)[];
let outcomes: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = mailJobsRepository(database.db);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.execute(sql`delete from mail_job`);
  [arrived, answers, outcomes] = [[], [], []];
  queue = createMailQueue({
    jobs,
    mailer: {
      async send({ subject }) {
        const answer = answers.shift();
        if (answer) throw answer;
        arrived.push(subject);
      },
      close: () => undefined,
    },
    write: async ({ subject }) => ({ to: { name: "", address: "" }, subject, text: "", html: "" }),
    onSent: async () => undefined,
    isForgotten: ({ kind }) => kind === "reset",
    onOutcome: (outcome) => outcomes.push(outcome),
    onError: (error) => outcomes.push(String(error)),
    pollMs: 20,
  });
  return () => queue.stop();
});

const add = (kind: MailJob["kind"], subject: string, giveUpAt = inAnHour()) =>
  jobs.add(kind, subject, somebody, giveUpAt);
const hurry = () => database.db.execute(sql`update mail_job set due_at = now()`);

describe("the queue of mails", () => {
  it("sends what waits, and what is added, once", async () => {
    await add("invitation", "one");
    await add("reset", "two");
    await add("reset", "two");
    queue.start();
    await eventually(() => arrived).toEqual(["one", "two"]);
    await add("invitation", "three");
    queue.wake();
    await eventually(() => arrived).toEqual(["one", "two", "three"]);
    expect(await jobs.figures()).toEqual({ waiting: 0, failing: 0, refused: 0 });
  });

  it("puts a failed mail off, records why, and sends it when its time has come", async () => {
    answers = [refused("ESOCKET")];
    await add("reset", "one");
    queue.start();
    await eventually(async () => (await jobs.figures()).failing).toBe(1);
    const [job] = await jobs.listOf("reset");
    expect(job!.dueAt.getTime() - job!.failedAt!.getTime()).toBe(10_000);
    expect((await jobs.figures()).lastFailure?.message).toMatch(/could not be reached/);
    await add("reset", "one");
    expect((await jobs.listOf("reset"))[0]?.dueAt).toEqual(job!.dueAt);
    await hurry();
    await eventually(() => outcomes).toEqual(["failed", "sent"]);
  });

  it("keeps a refused invitation to be shown, and nothing of a refused reset", async () => {
    answers = [refused("EENVELOPE", 550), refused("EENVELOPE", 550)];
    await add("invitation", "one");
    await add("reset", "two");
    queue.start();
    await eventually(() => outcomes).toEqual(["refused", "refused"]);
    await eventually(() => jobs.figures()).toMatchObject({ waiting: 0, refused: 1 });
    await hurry();
    await add("invitation", "one");
    await eventually(() => arrived).toEqual(["one"]);
  });

  it("gives up after a while", async () => {
    await add("invitation", "one", new Date(Date.now() - 1));
    await add("reset", "two", new Date(Date.now() - 1));
    queue.start();
    await eventually(() => jobs.figures()).toMatchObject({ waiting: 0, refused: 1 });
    expect(arrived).toEqual([]);
  });

  it("takes each mail once with several servers", async () => {
    await add("invitation", "one");
    expect((await jobs.take(60_000))?.subject).toBe("one");
    expect(await jobs.take(60_000)).toBeUndefined();
  });
});
