import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureFirstAdmin } from "../auth/admins.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { secondFactorsRepository } from "../repositories/accounts/second-factors.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createSecrets, keyIdOf, wrappedWith } from "./secrets.ts";
import { prepareSecrets, rotateSecrets } from "../installation/stored-secrets.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];

describe("a wrapped secret", () => {
  const secrets = createSecrets({ current: first });
  const wrapped = secrets.wrap("a queue key", "queue-key:a1");

  it("names its key, reveals nothing else, and opens in its own row", () => {
    expect(wrappedWith(wrapped)).toBe(keyIdOf(first));
    expect(wrapped).not.toContain("a queue key");
    expect(secrets.open(wrapped, "queue-key:a1")).toBe("a queue key");
  });

  it("does not open in another row or column, nor when a character of it is changed", () => {
    expect(() => secrets.open(wrapped, "queue-key:a2")).toThrow(/copied from another row/);
    expect(() => secrets.open(wrapped, "totp:a1")).toThrow(/copied from another row/);
    const at = wrapped.length - 8;
    const changed = wrapped.slice(0, at) + (wrapped[at] === "A" ? "B" : "A") + wrapped.slice(at + 1);
    expect(() => secrets.open(changed, "queue-key:a1")).toThrow(/was changed/);
  });

  it("does not open with another key, and does with the previous one", () => {
    const other = createSecrets({ current: second });
    expect(() => other.open(wrapped, "queue-key:a1")).toThrow(keyIdOf(first));
    const both = createSecrets({ current: second, previous: first });
    expect(both.open(wrapped, "queue-key:a1")).toBe("a queue key");
  });

  it("is what it is without a key", () => {
    const none = createSecrets(undefined);
    expect(none.wrap("plain", "totp:a1")).toBe("plain");
    expect(none.open("plain", "totp:a1")).toBe("plain");
  });
});

describe("the stored secrets", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let id = "";
  const stored = async () => {
    const [admin, totp] = await Promise.all([
      adminsRepository(database.db).findById(id),
      secondFactorsRepository(database.db).totpOf(id),
    ]);
    return [admin?.queueKey ?? "", totp?.pending ?? ""];
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await ensureFirstAdmin(db, { name: "A", email: "a@ministry.example", password: "a long password" });
    id = (await adminsRepository(db).first())?.id ?? "";
    await adminsRepository(db).fillQueueKey(id, "the queue key");
    await secondFactorsRepository(db).setPending(id, "THESECRET");
  });
  afterAll(() => database.close());

  it("are wrapped when a server starts with a key, once", async () => {
    const secrets = createSecrets({ current: first });
    expect(await prepareSecrets(database.db, createSecrets(undefined))).toBe(0);
    expect(await prepareSecrets(database.db, secrets)).toBe(2);
    expect((await stored()).map(wrappedWith)).toEqual([keyIdOf(first), keyIdOf(first)]);
    expect(await prepareSecrets(database.db, secrets)).toBe(0);
  });

  it("refuse a start with a wrong key or none, and say which one it needs", async () => {
    const wrong = prepareSecrets(database.db, createSecrets({ current: second }));
    await expect(wrong).rejects.toThrow(`SECRETS_KEY is the key ${keyIdOf(second)}`);
    const none = prepareSecrets(database.db, createSecrets(undefined));
    await expect(none).rejects.toThrow(`wrapped with the key ${keyIdOf(first)}: set SECRETS_KEY`);
  });

  it("move to a new key by the command, and hold what they held", async () => {
    const both = createSecrets({ current: second, previous: first });
    expect(await prepareSecrets(database.db, both)).toBe(0);
    expect(await rotateSecrets(database.db, both)).toBe(2);
    const alone = createSecrets({ current: second });
    const [queueKey = "", pending = ""] = await stored();
    expect(alone.open(queueKey, `queue-key:${id}`)).toBe("the queue key");
    expect(alone.open(pending, `totp:${id}`)).toBe("THESECRET");
  });
});
