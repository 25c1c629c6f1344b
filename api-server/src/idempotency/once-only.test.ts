import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Db } from "../database/database.ts";
import { eventsRepository, titleKeyOf } from "../repositories/content/events.ts";
import { newId } from "../lib/ids.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { onceOnly } from "./once-only.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const call = (key: string, fingerprint = "f") => ({ actor: "a", key, fingerprint });
const nothing = () => Promise.resolve();

/** Writes one event of that title: whether it happened can be counted. */
const writing = (title: string, prepare: () => Promise<unknown> = nothing) => ({
  prepare,
  commit: async (tx: Db) => {
    await eventsRepository(tx).insert({ id: newId(), title, titleKey: titleKeyOf(title) });
    return { status: 201, body: { title } };
  },
});
const written = async (title: string) =>
  (await db.execute(sql`select 1 from event where title = ${title}`)) as unknown as { rows: unknown[] };

describe("a write with a key", () => {
  it("is done once and answered twice, with the same receipt", async () => {
    const write = onceOnly(db);
    const first = await write(call("k1"), writing("one"));
    const second = await write(call("k1"), writing("one"));
    expect(second).toEqual({ ...first, replayed: true });
    expect((await written("one")).rows).toHaveLength(1);
  });

  it("is refused with 422 when the key stood for something else", async () => {
    const write = onceOnly(db);
    await write(call("k2"), writing("two"));
    await expect(write(call("k2", "other"), writing("three"))).rejects.toMatchObject({ statusCode: 422 });
  });

  it("is refused for now while another holds the key, and done once in the end", async () => {
    const write = onceOnly(db);
    let go: () => void = () => undefined;
    const held = write(
      call("k3"),
      writing("held", () => new Promise<void>((resolve) => (go = resolve))),
    );
    await expect
      .poll(async () => write(call("k3"), writing("held")).catch((error: unknown) => error))
      .toMatchObject({ statusCode: 409, retryAfterSeconds: 2 });
    go();
    await held;
    expect((await written("held")).rows).toHaveLength(1);
  });

  it("frees the key when it is refused, so that it may come again corrected", async () => {
    const write = onceOnly(db);
    const refused = { prepare: () => Promise.reject(new Error("no")), commit: writing("x").commit };
    await expect(write(call("k4"), refused)).rejects.toThrow("no");
    expect(await write(call("k4", "corrected"), writing("four"))).toMatchObject({
      status: 201,
      replayed: false,
    });
  });

  it("is taken over when the server that held it died", async () => {
    await db.execute(sql`insert into idempotency_key (actor, key, fingerprint, lease_until, lease_token)
      values ('a', 'k5', 'f', now() - interval '1 second', 'dead')`);
    expect(await onceOnly(db)(call("k5"), writing("five"))).toMatchObject({ status: 201, replayed: false });
  });

  it("is taken over, once the lease of a dead server ended, by a corrected request as well", async () => {
    await db.execute(sql`insert into idempotency_key (actor, key, fingerprint, lease_until, lease_token)
      values ('a', 'k5b', 'before', now() - interval '1 second', 'dead')`);
    const answer = await onceOnly(db)(call("k5b", "corrected"), writing("five b"));
    expect(answer).toMatchObject({ status: 201, replayed: false });
    await expect(onceOnly(db)(call("k5b", "before"), writing("x"))).rejects.toMatchObject({
      statusCode: 422,
    });
  });

  it("stores what identifies its result and builds the answer again from that", async () => {
    const work = {
      ...writing("large"),
      commit: async () => ({
        status: 201,
        body: { _id: "1", gallery: "x".repeat(100_000) },
        result: { _id: "1" },
      }),
      rebuild: async (_db: Db, { _id }: Record<string, unknown>) => ({ _id, gallery: "x".repeat(100_000) }),
    };
    const write = onceOnly(db);
    const first = await write(call("k5c"), work);
    expect(await write(call("k5c"), work)).toEqual({ ...first, replayed: true });
    const { rows } = (await db.execute(
      sql`select octet_length(coalesce(response, '') || result::text) as bytes from idempotency_key where key = 'k5c'`,
    )) as unknown as { rows: { bytes: number }[] };
    expect(rows[0]?.bytes).toBeLessThan(100);
  });

  it("completed by an older server is answered as that one stored it", async () => {
    await db.execute(sql`insert into idempotency_key (actor, key, fingerprint, lease_until, lease_token, status, response, receipt)
      values ('a', 'k5d', 'f', now(), 'done', 201, '{"old":true}', 'R1')`);
    expect(await onceOnly(db)(call("k5d"), writing("x"))).toMatchObject({
      text: '{"old":true}',
      replayed: true,
    });
  });

  it("writes nothing when its lease was lost on the way", async () => {
    const lost = writing("six", async () => {
      await db.execute(sql`update idempotency_key set lease_token = 'another' where key = 'k6'`);
    });
    await expect(onceOnly(db)(call("k6"), lost)).rejects.toMatchObject({ statusCode: 409 });
    expect((await written("six")).rows).toHaveLength(0);
  });

  it("has nothing to do with the same key of another administrator", async () => {
    const write = onceOnly(db);
    await write(call("k7"), writing("mine"));
    expect(await write({ ...call("k7"), actor: "b" }, writing("theirs"))).toMatchObject({ replayed: false });
  });

  it("of nine at once is done by one", async () => {
    const write = onceOnly(db);
    const tries = Array.from({ length: 9 }, () => write(call("k8"), writing("nine")).catch(() => undefined));
    const fresh = (await Promise.all(tries)).filter((answer) => answer?.replayed === false);
    expect(fresh).toHaveLength(1);
    expect((await written("nine")).rows).toHaveLength(1);
  });

  it.each(["", "a b", "x".repeat(201), "ключ"])("is refused when the key is %j", async (key) => {
    await expect(onceOnly(db)(call(key), writing("never"))).rejects.toMatchObject({ statusCode: 400 });
  });
});
