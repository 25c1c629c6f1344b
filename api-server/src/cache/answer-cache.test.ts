import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { versionsRepository } from "../repositories/service/versions.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { ConnectionFailed } from "../database/engines/failures.ts";
import { notFound } from "../lib/problems.ts";
import { answerCache } from "./answer-cache.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Counts how often an answer is made. */
function making(value: unknown) {
  const make = async () => {
    make.times += 1;
    return value;
  };
  make.times = 0;
  return make;
}

it("an answer is made once for many readers at once, and again after a write", async () => {
  const cache = answerCache(database.versions);
  const make = making({ a: 1 });
  await Promise.all(Array.from({ length: 20 }, () => cache.get("events", "k", make)));
  await cache.get("events", "k", make);
  expect(make.times).toBe(1);
  await versionsRepository(database.db).bump("events");
  await cache.get("events", "k", make);
  expect(make.times).toBe(2);
});

it("a write about one topic leaves the answers of the others", async () => {
  const cache = answerCache(database.versions);
  const make = making({ a: 1 });
  await cache.get("projects", "k", make);
  await versionsRepository(database.db).bump("events");
  await cache.get("projects", "k", make);
  expect(make.times).toBe(1);
});

it("a write that is rolled back makes nothing old", async () => {
  const cache = answerCache(database.versions);
  const make = making({ a: 1 });
  await cache.get("projects", "k", make);
  const failing = database.db.transaction(async (tx) => {
    await versionsRepository(tx).bump("projects");
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await cache.get("projects", "k", make);
  expect(make.times).toBe(1);
});

it("what could not be made is not cached", async () => {
  const cache = answerCache(database.versions);
  await expect(cache.get("events", "missing", () => Promise.reject(new Error("none")))).rejects.toThrow(
    "none",
  );
  const make = making({ a: 1 });
  await cache.get("events", "missing", make);
  expect(make.times).toBe(1);
});

it("the oldest answers go when the room is used up", async () => {
  const cache = answerCache(database.versions, 4_000);
  const make = making("x".repeat(1_000));
  for (const key of ["a", "b", "c"]) await cache.get("events", key, make);
  await cache.get("events", "c", make);
  expect(make.times).toBe(3);
  await cache.get("events", "a", make);
  expect(make.times).toBe(4);
});

it("the compressed form says the same under the same tag", async () => {
  const { answer } = await answerCache(database.versions).get("events", "big", making("word ".repeat(500)));
  const { body, encoding } = await answer.encoded("gzip, br");
  expect(encoding).toBe("br");
  expect(body.length).toBeLessThan(answer.plain.length / 10);
  expect(brotliDecompressSync(body)).toEqual(answer.plain);
  expect(await answer.encoded("identity")).toEqual({ body: answer.plain });
});

describe("while the database does not answer", () => {
  const gone = () =>
    Promise.reject(new ConnectionFailed("no connection", { cause: { code: "ECONNREFUSED" } }));
  function cacheOn() {
    let works = true;
    const cache = answerCache(() => (works ? database.versions() : gone()));
    return { cache, set: (answers: boolean) => (works = answers) };
  }

  it("what was made before is served, and marked as stale", async () => {
    const { cache, set } = cacheOn();
    const make = making({ a: 1 });
    await cache.get("events", "k", make);
    set(false);
    for (let i = 0; i < 3; i += 1) {
      const { answer, outcome } = await cache.get("events", "k", make);
      expect([outcome, answer.plain.toString()]).toEqual(["stale", '{"a":1}']);
    }
    expect(make.times).toBe(1);
  });

  it("what was never made is refused with 503 and a time to come back", async () => {
    const { cache, set } = cacheOn();
    set(false);
    const reading = cache.get("events", "k", making({ a: 1 }));
    await expect(reading).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
  });

  it("an old answer serves when the new one can't be made, but not when the record is gone", async () => {
    const cache = answerCache(database.versions);
    await cache.get("events", "k", making({ a: 1 }));
    await versionsRepository(database.db).bump("events");
    expect(await cache.get("events", "k", gone)).toMatchObject({ outcome: "stale" });
    await expect(cache.get("events", "k", () => Promise.reject(notFound("event")))).rejects.toThrow(
      "not found",
    );
  });
});
