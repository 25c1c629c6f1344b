import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database } from "./database.ts";
import { versionsRepository } from "../repositories/service/versions.ts";
import { versionsReader } from "./read-versions.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { askedPerTurn, cachedUntilChange, type Versions } from "./versions.ts";

/** Versions whose questions the test answers itself, in its own order. */
function asking() {
  const questions: { answer: (events: number) => void; fail: () => void }[] = [];
  const read = () =>
    new Promise<Versions>((resolve, reject) => {
      questions.push({
        answer: (events) => resolve({ projects: 1, events, documents: 1 }),
        fail: () => reject(new Error("no answer")),
      });
    });
  return { questions, read };
}

describe("versions that are asked for", () => {
  it("are asked once for all readers of a turn, and again in the next", async () => {
    const { questions, read } = asking();
    const versions = askedPerTurn(read);
    const first = Promise.all([versions(), versions(), versions()]);
    await new Promise((turn) => setImmediate(turn));
    questions[0]?.answer(1);
    await first;
    expect(questions).toHaveLength(1);
    const second = versions();
    await new Promise((turn) => setImmediate(turn));
    questions[1]?.answer(2);
    expect((await second).events).toBe(2);
  });
});

describe("versions that are cached", () => {
  function cachedVersions() {
    const { questions, read } = asking();
    let notify = () => {};
    const versions = cachedUntilChange(read, (forget) => (notify = forget));
    return { questions, versions, notify: () => notify() };
  }

  it("are asked once until a change is notified", async () => {
    const { questions, versions, notify } = cachedVersions();
    const first = versions();
    questions[0]?.answer(1);
    expect([(await first).events, (await versions()).events]).toEqual([1, 1]);
    expect(questions).toHaveLength(1);
    notify();
    const second = versions();
    questions[1]?.answer(2);
    expect((await second).events).toBe(2);
  });

  it("are not cached when a change came while they were asked for", async () => {
    const { questions, versions, notify } = cachedVersions();
    const before = versions();
    notify();
    const after = versions();
    questions[1]?.answer(2);
    questions[0]?.answer(1); // late, and already old
    expect([(await before).events, (await after).events]).toEqual([1, 2]);
    expect((await versions()).events).toBe(2);
  });

  it("are asked for again when the database did not answer", async () => {
    const { questions, versions } = cachedVersions();
    const first = versions();
    questions[0]?.fail();
    await expect(first).rejects.toThrow("no answer");
    const second = versions();
    questions[1]?.answer(3);
    expect((await second).events).toBe(3);
  });
});

describe("the embedded database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const raise = "update cache_version set v = v + 1 where topic = 'events'";

  it.each<[string, (database: Database) => Promise<unknown>]>([
    ["a statement", ({ db }) => versionsRepository(db).bump("events")],
    ["a transaction", ({ db }) => db.transaction((tx) => versionsRepository(tx).bumpAll(["events"]))],
    [
      "a transaction in a transaction",
      ({ db }) => db.transaction((tx) => tx.transaction((inner) => versionsRepository(inner).bump("events"))),
    ],
    ["SQL that goes past the repository", ({ db }) => db.execute(sql.raw(raise))],
    [
      "new rows, as a restore writes them",
      ({ db }) =>
        db.transaction(async (tx) => {
          const [now] = (
            (await tx.execute(sql`select max(v)::int + 1 as v from cache_version`)) as unknown as {
              rows: { v: number }[];
            }
          ).rows;
          await tx.execute(sql`truncate cache_version`);
          await tx.execute(
            sql`insert into cache_version (topic, v) select t, ${now?.v}::int from unnest(array['projects', 'events', 'documents']) t`,
          );
        }),
    ],
  ])("notifies of %s before it is over", async (_way, write) => {
    const before = await database.versions();
    await write(database);
    expect((await database.versions()).events).toBeGreaterThan(before.events);
  });

  it("is not asked while nothing changes, nor after what was rolled back", async () => {
    const before = await database.versions();
    const failing = database.db.transaction(async (tx) => {
      await versionsRepository(tx).bump("events");
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await database.versions()).toBe(before);
  });

  it("notifies in time while many read and write", async () => {
    const ask = versionsReader(database.db);
    let writing = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (writing) await Promise.all([database.versions(), ask()]);
    });
    for (let write = 0; write < 100; write += 1) {
      const before = (await database.versions()).events;
      await versionsRepository(database.db).bump("events");
      expect((await database.versions()).events).toBe(before + 1);
    }
    writing = false;
    await Promise.all(readers);
  });
});
