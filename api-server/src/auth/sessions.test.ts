import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../settings/config.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { secondFactors } from "../second-factor/second-factors.ts";
import { createSecrets } from "../secrets/secrets.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { ensureFirstAdmin } from "./admins.ts";
import { type SessionService, sessionService } from "./sessions.ts";

const hour = 3_600_000;
const origin = { address: "203.0.113.9", userAgent: "a phone" };
const admin = { name: "Administrator", email: "admin@ministry.example", password: "a long password" };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sessions: SessionService;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  await ensureFirstAdmin(database.db, admin);
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date("2026-11-21T08:00:00Z");
  const policy = readConfig({
    SESSION_IDLE_HOURS: "2",
    SESSION_MAX_HOURS: "10",
    SIGN_IN_TRIES_PER_ACCOUNT: "2",
  });
  const secrets = createSecrets(undefined);
  const clock = () => now;
  const site = { rpId: "localhost", origins: ["http://localhost"] };
  const factors = secondFactors({ db: database.db, secrets, site, triesPerAccount: 2, clock });
  const asksForSecondFactor = () => false;
  sessions = sessionService(database.db, policy.sessions, { factors, secrets, asksForSecondFactor, clock });
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));

describe("a session", () => {
  it("lives while it is used, and ends after the idle time", async () => {
    const { token } = await sessions.signIn(admin.email, admin.password, origin);
    for (const _ of [1, 2, 3]) {
      later(1.5 * hour);
      expect(await sessions.actorOf(token)).toMatchObject({ email: admin.email });
    }
    later(2.1 * hour);
    expect(await sessions.actorOf(token)).toBeUndefined();
  });

  it("ends after its longest time, however much it is used", async () => {
    const { token, expiresAt } = await sessions.signIn(admin.email, admin.password, origin);
    expect(expiresAt).toBe("2026-11-21T18:00:00.000Z");
    for (const _ of Array.from({ length: 9 })) {
      later(hour);
      expect(await sessions.actorOf(token)).toBeDefined();
    }
    later(hour);
    expect(await sessions.actorOf(token)).toBeUndefined();
  });

  it("is stored as a hash alone", async () => {
    const { token } = await sessions.signIn(admin.email, admin.password, origin);
    const rows = await database.db.query.session.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("hands out the same queue key each time: what waits on a device stays readable", async () => {
    const [one, two] = [
      await sessions.signIn(admin.email, admin.password, origin),
      await sessions.signIn(admin.email, admin.password, origin),
    ];
    expect(two.queueKey).toBe(one.queueKey);
    expect(two.token).not.toBe(one.token);
  });

  it("is not opened for a deactivated administrator, with the words of a wrong password", async () => {
    const { id = "" } = (await adminsRepository(database.db).first()) ?? {};
    const admins = adminsRepository(database.db);
    await admins.change(id, { active: false }, new Date());
    await expect(sessions.signIn(admin.email, admin.password, origin)).rejects.toThrow(
      "Email or password is invalid.",
    );
    await admins.change(id, { active: true }, new Date());
  });
});

describe("guessing", () => {
  const guess = () => sessions.signIn("guessed@ministry.example", "wrong", origin);

  it("is slowed down for a quarter of an hour, then allowed again", async () => {
    for (const _ of [1, 2]) await expect(guess()).rejects.toMatchObject({ statusCode: 401 });
    later(5 * 60_000);
    await expect(guess()).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 600 });
    later(11 * 60_000);
    await expect(guess()).rejects.toMatchObject({ statusCode: 401 });
  });

  it("many at once gains nothing", async () => {
    later(24 * hour);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, guess));
    const status = answers.map((one) =>
      one.status === "rejected" ? (one.reason as { statusCode: number }).statusCode : 200,
    );
    expect(status.filter((one) => one === 401)).toHaveLength(2);
    expect(status.filter((one) => one === 429)).toHaveLength(6);
  });
});
